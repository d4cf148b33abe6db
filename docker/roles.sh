#!/bin/sh
# Once, in an empty database: the role that the product runs as. It owns nothing; npm run migrate grants it its rows.
set -eu
psql -v ON_ERROR_STOP=1 -v password="$APP_PASSWORD" -U "$POSTGRES_USER" -d "$POSTGRES_DB" <<'SQL'
CREATE ROLE discern_app LOGIN PASSWORD :'password';
-- What the product asks for when it connects, and a pooler does not hand on.
ALTER ROLE discern_app SET statement_timeout = '5s';
ALTER ROLE discern_app SET idle_in_transaction_session_timeout = '10s';
SQL
