"""Where a copy was taken from, and which tables a visitor does not want to see any more."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("tables", sa.Column("origin", sa.String(32)))
    op.add_column("tables", sa.Column("origin_number", sa.Integer))
    op.add_column("seats", sa.Column("forgotten", sa.Boolean, nullable=False, server_default=sa.false()))
