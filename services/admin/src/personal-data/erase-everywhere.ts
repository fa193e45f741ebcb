import type { EntityManager } from '@mikro-orm/postgresql';
import { readMany, readOne } from '@werkbank/platform/database';
import { Outbox } from '@werkbank/platform/messaging';
import { erasePerson } from '@werkbank/platform/personal-data';
import { forgetPreferences } from '../settings/index.js';
import { personalData } from './personal-data.js';

export interface Erased {
  userId: number;
  erasedAt: string;
}

/**
 * Erases a person here and tells the other domains to, in one transaction. The row, if there is one still, is marked: from
 * now on the person is nobody, and the account is removed with its sessions by whoever tells accounts.
 */
export async function eraseEverywhere(em: EntityManager, userId: number): Promise<void> {
  await forgetPreferences(em, [userId]);
  await em.execute(
    `update users set removed_at = coalesce(removed_at, now()), account_version = account_version + 1
      where id = ? and removed_at is null`,
    [userId],
  );
  await erasePerson(em, personalData, userId);
  await em.execute(
    `insert into erased_person (user_id) values (?)
     on conflict (user_id) do update set told_at = excluded.told_at`,
    [userId],
  );
  const [erased] = await listErased(em, [userId]);
  if (erased) await Outbox.record(em, 'admin.person-erased.v1', erased, { key: userId });
}

/** Who was erased, oldest first; all where nobody is named. */
export function listErased(em: EntityManager, only?: readonly number[]): Promise<Erased[]> {
  return readMany<Erased>(
    em,
    `select user_id as "userId",
            to_char(erased_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "erasedAt"
       from erased_person where ?::jsonb is null or user_id in (select value::int from jsonb_array_elements_text(?))
      order by erased_at, user_id`,
    [only === undefined ? null : JSON.stringify(only), JSON.stringify(only ?? [])],
  );
}

/** Whether somebody has had this number, who may be gone. Nobody who will come may be erased beforehand. */
export async function wasEverSomebody(em: EntityManager, userId: number): Promise<boolean> {
  const found = await readOne(
    em,
    `select 1 as found from users_id_seq where ? <= last_value and is_called
      union all select 1 from users where id = ?
      union all select 1 from erased_person where user_id = ? limit 1`,
    [userId, userId, userId],
  );
  return found !== undefined;
}
