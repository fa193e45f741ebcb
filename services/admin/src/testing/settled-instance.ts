import type { TestInstance } from '@werkbank/platform/testing';
import { settle, startAdminInstance } from './admin-instance.js';
import { TestPeople } from './test-people.js';

/** A service in the small world, and whoever adds people to it. All of it is gone again after `people.leave`. */
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
