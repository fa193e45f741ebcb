import { Client } from 'pg';
import type { DatabaseDefinition } from '../database/index.js';
import { freshDatabase } from './fresh-database.js';

/** Rights that the role has without need, and rights that it lacks. */
const rightsSql = `
  select 'is ' || current_user as gap where right(current_user, 8) <> '_service'
  union all select 'owns ' || c.oid::regclass from pg_class c where pg_get_userbyid(relowner) = current_user
  union all select 'owns ' || oid::regprocedure from pg_proc where pg_get_userbyid(proowner) = current_user
  union all select 'belongs to ' || roleid::regrole from pg_auth_members where pg_get_userbyid(member) = current_user
  union all select 'has an attribute of administrators' from pg_roles where rolname = current_user
    and (rolsuper or rolbypassrls or rolcreaterole or rolcreatedb or rolreplication)
  union all select 'may ' || verb || ' ' || c.oid::regclass from pg_class c,
      unnest(array['truncate', 'references', 'trigger', 'maintain']) verb
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v') and has_table_privilege(c.oid, verb)
  union all select case when has_table_privilege(c.oid, verb) then 'may ' else 'may not ' end || verb || ' ' || c.oid::regclass
    from pg_class c, unnest(array['select', 'insert', 'update', 'delete']) verb
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v')
      and has_table_privilege(c.oid, verb) <> (verb = 'select' or relname <> 'migration')
  union all select 'may pass on ' || verb || ' of ' || c.oid::regclass from pg_class c,
      unnest(array['select', 'insert', 'update', 'delete']) verb
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v')
      and has_table_privilege(c.oid, verb || ' with grant option')
  union all select oid::regprocedure || ' runs as its owner and looks for tables where its caller says' from pg_proc
    where prosecdef and not coalesce(proconfig::text like '%search_path=%', false)
  union all select 'may not call ' || oid::regprocedure from pg_proc
    where pronamespace = 'public'::regnamespace and not has_function_privilege(oid, 'execute')`;

const attempts = `
  select format(attempt, c.oid::regclass) as statement from pg_class c, unnest(array[
      'truncate %s', 'drop table %s cascade', 'alter table %s add column taken integer',
      'alter table %s disable row level security', 'alter table %s no force row level security',
      'alter table %s disable trigger user', 'alter table %s rename to taken',
      'create policy taken on %s using (true)', 'create index taken on %s ((1))']) attempt
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
  union all select format('drop policy %I on %I', policyname, tablename) from pg_policies
  union all select format('alter policy %I on %I using (true)', policyname, tablename) from pg_policies
  union all select format('create or replace function %s returns boolean language sql as ''select true''', oid::regprocedure)
    from pg_proc where proname = 'reader_is_service'
  union all select format(attempt, current_user) from unnest(array[
      'alter role %I bypassrls', 'alter role %I superuser', 'alter role %I createrole']) attempt
  union all select format(attempt, pg_get_userbyid(datdba)) from pg_database, unnest(array[
      'set role %I', 'alter role %I password ''taken''', 'grant %I to current_user', 'drop role %I',
      'alter default privileges for role %I grant all on tables to public']) attempt
    where datname = current_database()
  union all select unnest(array['create table taken (id integer)', 'create view taken as select 1',
      'create function taken() returns integer language sql as ''select 1''', 'create schema taken',
      'create role taken', 'alter schema public rename to taken', 'set session_replication_role = replica',
      'insert into migration (name) values (''taken'')'])`;

/** Each attempt is rolled back, and reported in words unless a right is missing. */
const tryAllSql = `
  do $$ declare tried text; gaps text[] := '{}'; begin
    foreach tried in array (select array_agg(statement) from (${attempts}) attempts) loop
      begin
        execute tried;
        raise exception 'is allowed';
      exception
        when insufficient_privilege then null;
        when others then gaps := gaps || (tried || ': ' || sqlerrm);
      end;
    end loop;
    perform set_config('werkbank.gaps', to_json(gaps)::text, false);
  end $$`;

/**
 * Differences between the rights of the role that runs a service and the intended ones, in words: it reads and writes rows,
 * owns nothing, changes no table, policy or role, and truncates nothing.
 */
export async function roleGaps(definition: DatabaseDefinition): Promise<string[]> {
  const database = await freshDatabase(definition);
  const client = new Client({ connectionString: database.url });
  await client.connect();
  try {
    const { rows } = await client.query<{ gap: string }>(rightsSql);
    await client.query(tryAllSql);
    const tried = await client.query<{ gap: string }>(
      `select gap from json_array_elements_text(current_setting('werkbank.gaps')::json) gap`,
    );
    return [...rows, ...tried.rows].map(({ gap }) => gap).sort();
  } finally {
    await client.end();
    await database.drop();
  }
}
