#!/bin/sh
# A role and a database for each domain, and one for Keycloak, each with a password of its own. It runs by itself in an
# empty PostgreSQL, on one machine and in Compose; run again by hand, it sets the passwords of the environment, the superuser's too.
set -eu
: "${POSTGRES_PASSWORD:?}"
for owner in catalog checkout orders admin keycloak; do
  role_password=$(printenv "$(echo "$owner" | tr '[:lower:]' '[:upper:]')_DB_PASSWORD") || role_password=
  if [ -z "$role_password" ] || [ "$role_password" = "$POSTGRES_PASSWORD" ]; then
    echo "The role of $owner needs a password of its own in the environment." >&2
    exit 1
  fi
  ROLE_PASSWORD="$role_password" psql -v ON_ERROR_STOP=1 -U postgres -v name="werkbank_$owner" <<'SQL'
\getenv password ROLE_PASSWORD
select format('create role %I login', :'name') where not exists (select from pg_roles where rolname = :'name') \gexec
alter role :"name" login nosuperuser password :'password';
select format('create database %I owner %I template template0 encoding %L', :'name', :'name', 'UTF8')
  where not exists (select from pg_database where datname = :'name') \gexec
revoke connect on database :"name" from public;
SQL
  psql -v ON_ERROR_STOP=1 -U postgres -d "werkbank_$owner" \
    -c 'create extension if not exists pg_trgm' -c 'create extension if not exists unaccent'
done
psql -v ON_ERROR_STOP=1 -U postgres <<'SQL'
\getenv password POSTGRES_PASSWORD
alter role postgres password :'password';
SQL
