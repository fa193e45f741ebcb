import { p } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Caller } from '@werkbank/contracts/access';
import { type Refusal, refuse } from '@werkbank/contracts/errors';
import type { RouteName } from '@werkbank/contracts/routes';
import { columns, readMany, statement } from '@werkbank/platform/database';
import { Audit } from '../../records/index.js';
import {
  auditedUser,
  type DescribedUser,
  isPlatformAdmin,
  nameOf,
  UserRecord,
  userSchema,
} from '../../directory/index.js';
import { refuseFull, roomInCompanies } from './room-in-company.js';

/** A person as the form or a line of a file describes them; the e-mail in lower case. */
export interface NewUser extends Omit<DescribedUser, 'companyId' | 'enabled'> {
  companyId: number | null;
}

interface AddedBy {
  caller: Caller;
  action: RouteName;
}

/** A user without an account yet, or all that refuses the person. */
export type Added = UserRecord | Refusal[];

const emailsLocked = statement(
  'lock-emails',
  { lock: p.text() },
  // Locks are taken in a fixed order to avoid deadlocks.
  `select pg_advisory_xact_lock(hashtext('email ' || email))::text as lock
     from (select distinct email from jsonb_array_elements_text(?) as r (email) order by email) as sorted`,
);
const emailsHeld = statement(
  'held-emails',
  columns(userSchema, 'email'),
  `select wanted.email from jsonb_array_elements_text(?) as wanted (email), holder_of_email(wanted.email)`,
);
const companiesHeld = statement(
  'hold-companies',
  { id: p.integer() },
  `select id from company where id in (select listed::bigint from jsonb_array_elements_text(?) as r (listed))
    order by id for share`,
);

/**
 * Adds people with their audit entries, in as many statements for one as for a hundred. A refused person does not stop the
 * others. Answers in the order of `people`. The accounts follow after the commit.
 */
export async function addUsers(
  em: EntityManager,
  people: readonly NewUser[],
  { caller, action }: AddedBy,
): Promise<Added[]> {
  if (people.length === 0) return [];
  const emails = JSON.stringify(people.map(({ email }) => email));
  const companyIds = [...new Set(people.flatMap(({ companyId }) => companyId ?? []))];
  await readMany(em, emailsLocked, [emails]);
  const taken = new Set((await readMany(em, emailsHeld, [emails])).map(({ email }) => email));
  const companies = await readMany(em, companiesHeld, [JSON.stringify(companyIds)]);
  const room = await roomInCompanies(
    em,
    companies.map(({ id }) => id),
  );
  const added = people.map((person) => {
    const refused = refuseNewUser(person, { caller, taken, room });
    if (refused.length > 0) return refused;
    // The same e-mail or company may occur again among the people.
    taken.add(person.email);
    if (person.companyId !== null) room.set(person.companyId, (room.get(person.companyId) ?? 0) - 1);
    return em.create(UserRecord, { ...person, accountVersion: 1, accountTold: 0 });
  });
  await em.flush();
  const users = added.filter((one) => one instanceof UserRecord);
  if (users.length > 0) {
    await Audit.recordAll(
      em,
      users.map((user) => ({
        caller,
        action,
        object: { type: 'User', id: user.id, name: nameOf(user) },
        after: auditedUser(user),
      })),
    );
  }
  return added;
}

interface Known {
  caller: Caller;
  /** E-mails of others. */
  taken: ReadonlySet<string>;
  /** Free places by company; a missing company has no entry. */
  room: ReadonlyMap<number, number>;
}

function refuseNewUser(
  { email, companyId, platformAdmin }: NewUser,
  { caller, taken, room }: Known,
): Refusal[] {
  if (!isPlatformAdmin(caller)) {
    if (platformAdmin) return [refuse('FORBIDDEN', { field: 'roles' })];
    const ownCompany = caller.kind === 'user' ? caller.companyId : undefined;
    if (companyId !== ownCompany) return [missingCompany];
  }
  const free = companyId === null ? undefined : room.get(companyId);
  return [
    companyId !== null && free === undefined ? missingCompany : undefined,
    taken.has(email) ? refuse('EMAIL_TAKEN', { field: 'email' }) : undefined,
    free === undefined ? undefined : refuseFull(free),
  ].filter((refusal) => refusal !== undefined);
}

const missingCompany = refuse('REFERENCED_COMPANY_MISSING', { field: 'companyId' });
