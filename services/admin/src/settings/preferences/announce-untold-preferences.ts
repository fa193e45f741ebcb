import type { EntityManager } from '@mikro-orm/postgresql';
import { readMany, statement } from '@werkbank/platform/database';
import { announcePreferences } from './announce-preferences.js';
import { preferencesSchema } from './preferences.entity.js';

/** Of how many people one transaction tells: whoever chooses meanwhile waits for no more than these. */
const batch = 500;

const untoldPreferences = statement(
  'untold-preferences',
  { id: preferencesSchema.properties.userId },
  'select user_id as id from user_preferences where event_version = 0 order by user_id limit ? for update',
);

/** Tells what people chose before others had to hear of it, once; without it their choice would count from the next one on. */
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
