"""Alembic's way in: the connection comes from the store, and with it the transaction."""

from alembic import context

from caravela.server.store import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
    transactional_ddl=True,
)
with context.begin_transaction():
    context.run_migrations()
