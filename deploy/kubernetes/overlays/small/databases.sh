#!/bin/sh
# Runs once, in an empty PostgreSQL, on one machine and in Compose: a role and a database for each domain, and one for Keycloak.
set -eu
for owner in catalog checkout orders admin keycloak; do
  psql -v ON_ERROR_STOP=1 -U postgres -v name="werkbank_$owner" -v password="$POSTGRES_PASSWORD" <<'SQL'
create role :"name" login password :'password';
create database :"name" owner :"name" template template0 encoding 'UTF8';
revoke connect on database :"name" from public;
SQL
  psql -v ON_ERROR_STOP=1 -U postgres -d "werkbank_$owner" \
    -c 'create extension if not exists pg_trgm' -c 'create extension if not exists unaccent'
done
