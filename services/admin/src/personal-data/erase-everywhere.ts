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
 * Erases a person here and tells the other domains to, in one transaction. The row, if there is one still, is marked: from
 * now on the person is nobody, and the account is removed with its sessions by whoever tells accounts.
 */
export async function eraseEverywhere(em: EntityManager, userId: number): Promise<void> {
  await forgetPreferences(em, [userId]);
  await run(em, removeUser, [userId]);
  await erasePerson(em, personalData, userId);
  await run(em, insertErased, [userId]);
  const [told] = await listErased(em, [userId]);
  if (told) await Outbox.record(em, 'admin.person-erased.v1', told, { key: userId });
}

/** Who was erased, oldest first; all where nobody is named. */
export function listErased(em: EntityManager, only?: readonly number[]): Promise<Erased[]> {
  return readMany(em, erasedPeople, [
    only === undefined ? null : JSON.stringify(only),
    JSON.stringify(only ?? []),
  ]);
}

/** Whether somebody has had this number, who may be gone. Nobody who will come may be erased beforehand. */
export async function wasEverSomebody(em: EntityManager, userId: number): Promise<boolean> {
  return (await readOne(em, everSomebody, [userId, userId, userId])) !== undefined;
}
