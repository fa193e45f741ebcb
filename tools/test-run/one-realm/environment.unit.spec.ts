import { join } from 'node:path';

interface Realm {
  teardown(): Promise<void>;
}
const { default: OneRealm } = (await import(join(import.meta.dirname, 'environment.mjs'))) as {
  default: new (config: { projectConfig: object }) => Realm;
};

const projectConfig = { testEnvironmentOptions: {}, fakeTimers: {} };

it('restores globals, variables and listeners for the next test file', async () => {
  const { fetch } = globalThis;
  const exit = Object.getOwnPropertyDescriptor(process, 'exit');
  const path = process.env['PATH'];
  const listeners = process.listenerCount('SIGUSR2');
  const realm = new OneRealm({ projectConfig });
  Object.assign(globalThis, { left: 1, fetch: () => undefined });
  Object.assign(process.env, { LEFT: '1', PATH: '/nowhere' });
  Object.assign(process, { exit: () => undefined });
  process.on('SIGUSR2', () => undefined);

  await realm.teardown();

  expect({
    left: 'left' in globalThis,
    fetch: globalThis.fetch === fetch,
    variable: process.env['LEFT'],
    path: process.env['PATH'],
    exit: Object.getOwnPropertyDescriptor(process, 'exit'),
    listeners: process.listenerCount('SIGUSR2'),
  }).toEqual({ left: false, fetch: true, variable: undefined, path, exit, listeners });
});
