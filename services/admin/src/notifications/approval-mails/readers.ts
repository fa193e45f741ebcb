import type { EntityManager } from '@mikro-orm/postgresql';
import { columns, readMany, statement } from '@werkbank/platform/database';
import { userSchema } from '../../directory/index.js';

export const lifetimeMs = 7 * 24 * 60 * 60_000;

const activePeople = statement(
  'readers-of-approval-mails',
  columns(userSchema, 'email', 'language', 'firstName', 'lastName'),
  `select email, language, first_name as "firstName", last_name as "lastName" from users
    where id in (select value::int from jsonb_array_elements_text(?::jsonb)) and enabled and removed_at is null
    order by id`,
);

/** The people among them who are still active. */
export function readersAmong(em: EntityManager, userIds: readonly number[]) {
  return readMany(em, activePeople, [JSON.stringify(userIds)]);
}
