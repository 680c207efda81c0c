"""What Alembic runs for a command: on the connection it is handed, in the transaction that is open on it.

`bot.store.migrate` hands it over. A new migration is one more file in versions/, written by hand, that names
plain column types and nothing of bot/, which moves on while migrations stay. tests/bot/test_migrations.py
says what is missing until it leads to bot/store/schema.py, and runs it on a database with rows in every
table. Its own database joins those of all the others by python -m tests.data.build.
"""

from alembic import context

context.configure(connection=context.config.attributes["connection"])

with context.begin_transaction():
    context.run_migrations()
