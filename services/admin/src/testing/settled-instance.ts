import { p } from '@mikro-orm/core';
import { readOne, statement } from '@werkbank/platform/database';
import type { TestInstance } from '@werkbank/platform/testing';
import { settle, startAdminInstance } from './admin-instance.js';
import { freshUserId, TestPeople } from './test-people.js';

const continueUserIds = statement(
  'continue-user-ids-after',
  { last: p.integer() },
  `select setval(pg_get_serial_sequence('users', 'id'), ?)::int as last`,
);

/** A service in the small world, and whoever adds people to it. All of it is gone again after `people.leave`. */
export async function settledInstance(
  env: Record<string, string> = {},
): Promise<{ instance: TestInstance; people: TestPeople }> {
  const instance = await startAdminInstance(env);
  try {
    await settle(instance);
    await numberUsersApart(instance);
  } catch (error) {
    await instance.stop();
    throw error;
  }
  return { instance, people: new TestPeople(instance) };
}

/** Suites share the realm, and accounts are named after the ids of rows. */
export async function numberUsersApart(instance: TestInstance): Promise<void> {
  await readOne(instance.ownerEm(), continueUserIds, [freshUserId()]);
}
