import { p } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { serviceRoleOf } from '@werkbank/contracts/database-roles';
import { escapeIdentifier } from 'pg';
import { readOne } from './read.js';
import { statement } from './statement.js';

const currentRole = statement('current-role', { name: p.text() }, 'select current_user::text as name');
const roleOfName = statement(
  'role-of-name',
  { found: p.integer() },
  'select 1 as found from pg_roles where rolname = ?',
);

/** The role that runs the service of this database. Only an administrator creates roles, so a missing one ends the migration. */
export async function requireServiceRole(em: EntityManager): Promise<string> {
  const owner = await readOne(em, currentRole);
  if (!owner) throw new Error('a select without a table has one row');
  const role = serviceRoleOf(owner.name);
  if (await readOne(em, roleOfName, [role])) return role;
  throw new Error(
    `The role ${role} does not exist. An administrator creates it before the database is migrated: create role ${role} login password '…'`,
  );
}

/** Reads and writes rows; the definition of tables and the list of migrations stay the owner's. */
export async function grantToService(em: EntityManager, role: string): Promise<void> {
  for (const statement of grants(escapeIdentifier(role))) await em.execute(statement);
}

const ofTables = 'select, insert, update, delete';

/** Takes an escaped name. */
export const grants = (role: string): string[] => [
  `do $$ begin execute format('grant connect on database %I to ${role}', current_database()); end $$`,
  'revoke create on schema public from public',
  `revoke all on schema public from ${role}`,
  `grant usage on schema public to ${role}`,
  `revoke all on all tables in schema public from ${role}`,
  `grant ${ofTables} on all tables in schema public to ${role}`,
  `revoke insert, update, delete on migration from ${role}`,
  `revoke all on all sequences in schema public from ${role}`,
  `grant usage, select on all sequences in schema public to ${role}`,
  // Tables that a rebuild of the search index makes between two migrations.
  `alter default privileges in schema public grant ${ofTables} on tables to ${role}`,
  // Functions of extensions are the administrator's; everybody may call them.
  `do $$ declare one regprocedure; begin
     for one in select oid from pg_proc where pronamespace = 'public'::regnamespace
         and pg_get_userbyid(proowner) = current_user loop
       execute format('revoke execute on function %s from public', one);
       execute format('grant execute on function %s to ${role}', one);
     end loop;
   end $$`,
];
