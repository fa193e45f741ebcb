import type { EntityManager } from '@mikro-orm/postgresql';
import { readMany, statement } from '@werkbank/platform/database';
import { announcePreferences } from './announce-preferences.js';
import { preferencesSchema } from './preferences.entity.js';

/** People per transaction; it bounds how long concurrent changes wait for the row locks. */
const batch = 500;

const untoldPreferences = statement(
  'untold-preferences',
  { id: preferencesSchema.properties.userId },
  'select user_id as id from user_preferences where event_version = 0 order by user_id limit ? for update',
);

/**
 * Announces older preferences once, from before their events existed; otherwise other domains would learn them at the
 * next change.
 */
export async function announceUntoldPreferences(em: EntityManager): Promise<void> {
  let told = batch;
  while (told === batch) told = await em.fork().transactional(tellSome);
}

async function tellSome(em: EntityManager): Promise<number> {
  const untold = await readMany(em, untoldPreferences, [batch]);
  await announcePreferences(
    em,
    untold.map(({ id }) => id),
  );
  return untold.length;
}
