import { p } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { EventPayload } from '@werkbank/contracts/events';
import { columns, readMany, statement } from '@werkbank/platform/database';
import { Outbox } from '@werkbank/platform/messaging';
import { raisedVersion } from '../../records/index.js';
import { preferencesSchema } from './preferences.entity.js';

type Told = EventPayload<'admin.user-preferences-changed.v1'>;

/** Rows are locked in a fixed order to avoid deadlocks. */
const locked = `user_id in (
  select user_id from user_preferences
   where user_id in (select value::int from jsonb_array_elements_text(?))
   order by user_id for update)`;

const gone = { id: preferencesSchema.properties.userId, version: p.float() };

const raiseVersions = statement(
  'raise-versions-of-preferences',
  { ...gone, ...columns(preferencesSchema, 'country', 'currency') },
  `update user_preferences set event_version = ${raisedVersion} where ${locked}
   returning user_id as id, country, currency, event_version::float8 as version`,
);

const deleteOf = statement(
  'delete-preferences',
  gone,
  `delete from user_preferences where ${locked} returning user_id as id, (${raisedVersion})::float8 as version`,
);

/** Publishes people's preferences, in the transaction of their change. */
export async function announcePreferences(em: EntityManager, userIds: readonly number[]): Promise<void> {
  const chosen = await readMany(em, raiseVersions, [JSON.stringify(userIds)]);
  await tell(em, chosen);
}

/** Deletes the preferences of removed people, here and by an event in the other domains. */
export async function forgetPreferences(em: EntityManager, userIds: readonly number[]): Promise<void> {
  const forgotten = await readMany(em, deleteOf, [JSON.stringify(userIds)]);
  await tell(
    em,
    forgotten.map((one) => ({ ...one, country: null, currency: null })),
  );
}

async function tell(em: EntityManager, people: readonly Told[]): Promise<void> {
  for (const person of people) {
    await Outbox.record(em, 'admin.user-preferences-changed.v1', person, { key: person.id });
  }
}
