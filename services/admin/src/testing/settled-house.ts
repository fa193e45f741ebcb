import type { TestHouse } from '@werkbank/platform/testing';
import { settle, startAdminHouse } from './admin-house.js';
import { freshUserId, TestPeople } from './test-people.js';

/** A service in the small world, and whoever adds people to it. All of it is gone again after `people.leave`. */
export async function settledHouse(
  env: Record<string, string> = {},
): Promise<{ house: TestHouse; people: TestPeople }> {
  const house = await startAdminHouse(env);
  try {
    await settle(house);
    await numberUsersApart(house);
  } catch (error) {
    await house.stop();
    throw error;
  }
  return { house, people: new TestPeople(house) };
}

/** Suites share the realm, and accounts are named after the ids of rows. */
export async function numberUsersApart(house: TestHouse): Promise<void> {
  await house.em().execute(`select setval(pg_get_serial_sequence('users', 'id'), ?)`, [freshUserId()]);
}
