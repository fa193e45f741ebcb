import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { repositoryRoot } from './instance/instance.ts';
import { startInstance } from './instance/instances.ts';
import { serviceEnvironment } from './parts/service-environment.ts';
import { addressesOf } from './queues.ts';

/** `npm run erased-people`: who was erased, and erasing them again after a restore, on the instance that runs here. */
export function erasedPeople(args: readonly string[]): number {
  const instance = startInstance(false);
  const { NATS_URL, DATABASE_URLS } = addressesOf(instance);
  const database = DATABASE_URLS.split(' ').find((url) => url.endsWith('_admin'));
  const env = { ...serviceEnvironment(instance, 'admin'), NATS_URL, DATABASE_URL: database };
  const command = join(repositoryRoot, 'services/admin/dist/commands/erased-people.js');
  return spawnSync(process.execPath, [command, ...args], { env, stdio: 'inherit' }).status ?? 1;
}
