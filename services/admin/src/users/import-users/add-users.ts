import { p } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { SignedInUser } from '@werkbank/contracts/access';
import type { ImportedUser } from '@werkbank/contracts/entities';
import type { ErrorCode } from '@werkbank/contracts/errors';
import { maxPeopleOfCompany } from '@werkbank/contracts/limits';
import { columns, readMany, statement } from '@werkbank/platform/database';
import { companySchema, userSchema } from '../../directory/index.js';
import { Audit } from '../../records/index.js';
import { roomInCompanies } from '../manage-users/room-in-company.js';
import type { Problem } from './read-line.js';

/** In one order for everybody, so that two who need the same two do not wait for each other. */
const lockEmails = statement(
  'lock-emails-of-import',
  { lock: p.text() },
  `select pg_advisory_xact_lock(hashtext('email ' || email))::text as lock
     from (select distinct email from jsonb_array_elements_text(?) as r (email) order by email) as sorted`,
);
const takenOf = statement(
  'taken-emails-of-import',
  columns(userSchema, 'email'),
  `select email from users
    where removed_at is null and email in (select listed from jsonb_array_elements_text(?) as r (listed))`,
);
const heldCompanies = statement(
  'companies-of-import',
  columns(companySchema, 'id'),
  `select id from company where id in (select listed::bigint from jsonb_array_elements_text(?) as r (listed))
    order by id for share`,
);
const addRows = statement(
  'add-users-of-import',
  columns(userSchema, 'id', 'email'),
  `insert into users (email, salutation, first_name, last_name, phone, language, company_id, company_admin,
                      account_version, account_told)
   select u.email, u.salutation, u."firstName", u."lastName", u.phone, u.language, u."companyId",
          u."companyAdmin", 1, 0
     from jsonb_to_recordset(?) as u (email text, salutation text, "firstName" text, "lastName" text, phone text,
                                      language text, "companyId" integer, "companyAdmin" boolean)
   returning id, email`,
);

export interface ReadLine {
  line: number;
  read: ImportedUser | Problem[];
}

/** What became of a line: a row, or a refusal. */
export interface LineOutcome {
  line: number;
  user_id: number | null;
  problems: Problem[] | null;
}

/** Adds the rows of a batch, each like one that was typed in; a line that is refused does not hold up the others. */
export async function addUsers(
  em: EntityManager,
  lines: readonly ReadLine[],
  caller: SignedInUser,
): Promise<LineOutcome[]> {
  const asked = lines.flatMap(({ line, read }) => (Array.isArray(read) ? [] : [{ line, user: read }]));
  const taken = await takenEmails(
    em,
    asked.map(({ user }) => user.email),
  );
  const companies = await companiesThere(
    em,
    asked.map(({ user }) => user.companyId),
  );
  const refusals = new Map<number, Problem[]>(
    lines.flatMap(({ line, read }) => (Array.isArray(read) ? [[line, read]] : [])),
  );
  const room = await roomInCompanies(em, companies);
  const added = asked.filter(({ line, user }) => {
    const free = room.get(user.companyId);
    const problems = [
      ...(taken.has(user.email) ? [problem('EMAIL_TAKEN', 'email')] : []),
      ...(free === undefined ? [problem('REFERENCED_COMPANY_MISSING', 'companyId')] : []),
      ...(free !== undefined && free <= 0 ? [full] : []),
    ];
    if (problems.length > 0) refusals.set(line, problems);
    else {
      // The same address, or the same company, again further down in the file.
      taken.add(user.email);
      room.set(user.companyId, (free ?? 0) - 1);
    }
    return problems.length === 0;
  });
  const ids = await insertUsers(
    em,
    added.map(({ user }) => user),
    caller,
  );
  return [
    ...added.map(({ line, user }) => ({ line, user_id: ids.get(user.email) ?? null, problems: null })),
    ...[...refusals].map(([line, problems]) => ({ line, user_id: null, problems })),
  ];
}

const full: Problem = {
  ...problem('TOO_MANY_USERS', 'companyId'),
  params: { max: maxPeopleOfCompany },
};

export function problem(code: ErrorCode, field: string | null): Problem {
  return { code, field, params: {} };
}

/** Locks the addresses against whoever else would take one of them, and says which are taken. */
async function takenEmails(em: EntityManager, emails: readonly string[]): Promise<Set<string>> {
  const listed = JSON.stringify(emails);
  await readMany(em, lockEmails, [listed]);
  const found = await readMany(em, takenOf, [listed]);
  return new Set(found.map(({ email }) => email));
}

/** Which companies there are, held against being deleted before their users are there. */
async function companiesThere(em: EntityManager, ids: readonly number[]): Promise<Set<number>> {
  const found = await readMany(em, heldCompanies, [JSON.stringify([...new Set(ids)])]);
  return new Set(found.map(({ id }) => id));
}

async function insertUsers(
  em: EntityManager,
  users: readonly ImportedUser[],
  caller: SignedInUser,
): Promise<Map<string, number>> {
  if (users.length === 0) return new Map();
  const rows = await readMany(em, addRows, [JSON.stringify(users)]);
  const ids = new Map(rows.map(({ id, email }) => [email, id]));
  await Audit.recordAll(
    em,
    users.map((user) => ({
      caller,
      action: 'importUsers',
      object: { type: 'User', id: ids.get(user.email) ?? 0, name: `${user.firstName} ${user.lastName}` },
      after: { ...user, platformAdmin: false, enabled: true },
    })),
  );
  return ids;
}
