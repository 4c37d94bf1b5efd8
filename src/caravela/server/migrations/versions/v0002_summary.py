"""A summary of each table for the start page; empty ones are made when the table is loaded."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("tables", sa.Column("summary", sa.Text))
    op.create_index("tables_updated", "tables", ["status", "updated"])
