import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Instance, openInstance } from '../instance/instance.ts';
import { portsFrom } from '../instance/ports.ts';
import { openLedger } from '../running/process-ledger.ts';
import { Progress } from '../running/progress.ts';
import { RunningInstance } from '../running/running-instance.ts';
import { postgres, settingsOf } from './postgres.ts';

/** PostgreSQL's ErrorResponse to a wrong password. */
function wrongPassword(): Buffer {
  const fields = Buffer.from('SFATAL\0VFATAL\0C28P01\0Mpassword authentication failed\0\0');
  const head = Buffer.alloc(5);
  head.write('E');
  head.writeInt32BE(fields.length + 4, 1);
  return Buffer.concat([head, fields]);
}

describe('a PostgreSQL that refuses the password', () => {
  const before = process.env.DATABASE_URL;
  const stateDir = mkdtempSync(join(tmpdir(), 'postgres-'));
  const server = createServer((socket) =>
    socket.on('error', () => undefined).once('data', () => socket.end(wrongPassword())),
  );
  let instance: Instance;

  beforeAll(async () => {
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const { port } = server.address() as { port: number };
    instance = openInstance({ name: 'a test', stateDir, ports: portsFrom(port - 25), demoArticles: 0 });
  });
  afterAll(() => {
    if (before === undefined) delete process.env.DATABASE_URL;
    else process.env.DATABASE_URL = before;
    server.close();
    rmSync(stateDir, { recursive: true });
  });

  it('ends the wait at once and names the remedy', async () => {
    delete process.env.DATABASE_URL;
    await expect(postgres.ready(instance)).rejects.toThrow(/secrets\.json.*npm run reset.*postgres\.log/);
  });

  it('ends the start if it is an external one', async () => {
    process.env.DATABASE_URL = `postgresql://postgres:wrong@127.0.0.1:${instance.ports.postgres}/postgres`;
    const running = new RunningInstance(instance, openLedger(stateDir), new Progress({ write: () => true }));
    await expect(running.bringUp([postgres])).rejects.toThrow(
      'PostgreSQL refuses the user or the password in DATABASE_URL.',
    );
  });
});

describe('the settings of PostgreSQL', () => {
  it('turn fsync off only in tests', () => {
    expect(settingsOf({ hurried: false })).not.toHaveProperty('fsync');
    expect(settingsOf({ hurried: true })).toMatchObject({ fsync: 'off', full_page_writes: 'off' });
    // Tests kill the server process and still expect its acknowledged commits.
    expect(settingsOf({ hurried: true })).not.toHaveProperty('synchronous_commit');
  });
});
