import type { TestInstance } from '@werkbank/platform/testing';
import { settle, startAdminInstance } from './admin-instance.js';
import { TestPeople } from './test-people.js';

/** A service with the small world of test data, and a factory of its people. `people.leave` removes everything. */
export async function settledInstance(
  env: Record<string, string> = {},
): Promise<{ instance: TestInstance; people: TestPeople }> {
  const instance = await startAdminInstance(env);
  try {
    await settle(instance);
  } catch (error) {
    await instance.stop();
    throw error;
  }
  return { instance, people: new TestPeople(instance) };
}
