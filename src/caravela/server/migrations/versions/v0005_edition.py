"""Which edition of the rules a table's choices were made by, and with what content."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("tables", sa.Column("edition", sa.Integer, nullable=False, server_default="1"))
    op.add_column("tables", sa.Column("content", sa.String(32), nullable=False, server_default=""))
