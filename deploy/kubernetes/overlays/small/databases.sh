#!/bin/sh
# A role and a database for each domain, and one for Keycloak, and a second role that runs each service, each with a password
# of its own. It runs by itself in an empty PostgreSQL, on one machine and in Compose; run again by hand, it makes the roles that
# are missing and sets the passwords of the environment, the superuser's too.
set -eu
: "${POSTGRES_PASSWORD:?}"
# The role $1 with the password in the variable $2.
role() {
  role_password=$(printenv "$2") || role_password=
  if [ -z "$role_password" ] || [ "$role_password" = "$POSTGRES_PASSWORD" ]; then
    echo "The role $1 needs a password of its own in the environment, as $2." >&2
    exit 1
  fi
  ROLE_PASSWORD="$role_password" psql -v ON_ERROR_STOP=1 -U postgres -v name="$1" <<'SQL'
\getenv password ROLE_PASSWORD
select format('create role %I login', :'name') where not exists (select from pg_roles where rolname = :'name') \gexec
alter role :"name" login nosuperuser password :'password';
SQL
}
for owner in catalog checkout orders admin keycloak; do
  upper=$(echo "$owner" | tr '[:lower:]-' '[:upper:]_')
  role "werkbank_$owner" "${upper}_DB_PASSWORD"
  if [ "$owner" != keycloak ]; then role "werkbank_${owner}_service" "${upper}_SERVICE_DB_PASSWORD"; fi
  psql -v ON_ERROR_STOP=1 -U postgres -v name="werkbank_$owner" <<'SQL'
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
