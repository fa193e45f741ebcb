import { p } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { columns, readMany, readOne, type RowOf, run, statement } from '@werkbank/platform/database';
import { Outbox } from '@werkbank/platform/messaging';
import { erasePerson } from '@werkbank/platform/personal-data';
import { forgetPreferences } from '../settings/index.js';
import { erasedPersonSchema } from './erased-person.entity.js';
import { personalData } from './personal-data.js';

const removeUser = statement(
  'remove-erased-user',
  {},
  `update users set removed_at = coalesce(removed_at, now()), account_version = account_version + 1
    where id = ? and removed_at is null`,
);

const insertErased = statement(
  'insert-erased-person',
  {},
  `insert into erased_person (user_id) values (?)
   on conflict (user_id) do update set told_at = excluded.told_at`,
);

const erased = { ...columns(erasedPersonSchema, 'userId'), erasedAt: p.text() };
export type Erased = RowOf<typeof erased>;

const erasedPeople = statement(
  'erased-people',
  erased,
  `select user_id as "userId",
          to_char(erased_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "erasedAt"
     from erased_person where ?::jsonb is null or user_id in (select value::int from jsonb_array_elements_text(?))
    order by erased_at, user_id`,
);

const everSomebody = statement(
  'ever-somebody',
  { found: p.integer() },
  `select 1 as found from users_id_seq where ? <= last_value and is_called
    union all select 1 from users where id = ?
    union all select 1 from erased_person where user_id = ? limit 1`,
);

/**
 * Erases a person here and announces it to the other domains, in one transaction. A remaining row is marked as removed:
 * from now on it is no user, and the account update removes the account with its sessions.
 */
export async function eraseEverywhere(em: EntityManager, userId: number): Promise<void> {
  await forgetPreferences(em, [userId]);
  await run(em, removeUser, [userId]);
  await erasePerson(em, personalData, userId);
  await run(em, insertErased, [userId]);
  const [told] = await listErased(em, [userId]);
  if (told) await Outbox.record(em, 'admin.person-erased.v1', told, { key: userId });
}

/** Erased people, oldest first; all of them if no id is given. */
export function listErased(em: EntityManager, only?: readonly number[]): Promise<Erased[]> {
  return readMany(em, erasedPeople, [
    only === undefined ? null : JSON.stringify(only),
    JSON.stringify(only ?? []),
  ]);
}

/** True if the id belongs or belonged to a person. Ids of future people cannot be erased in advance. */
export async function wasEverSomebody(em: EntityManager, userId: number): Promise<boolean> {
  return (await readOne(em, everSomebody, [userId, userId, userId])) !== undefined;
}
