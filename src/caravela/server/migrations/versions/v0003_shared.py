"""Whether several people have played at a table: what they did together is not taken back by one of them."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("tables", sa.Column("shared", sa.Boolean, nullable=False, server_default=sa.false()))
    tables = sa.table("tables", sa.column("id", sa.String), sa.column("shared", sa.Boolean))
    seats = sa.table("seats", sa.column("table_id", sa.String), sa.column("owner", sa.String))
    several = sa.select(seats.c.table_id).group_by(seats.c.table_id).having(sa.func.count(seats.c.owner.distinct()) > 1)
    op.execute(tables.update().where(tables.c.id.in_(several)).values(shared=True))
