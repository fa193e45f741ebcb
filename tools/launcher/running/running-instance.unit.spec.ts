import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Instance, openInstance } from '../instance/instance.ts';
import { freePorts } from '../instance/ports.ts';
import { identityOf } from '../processes/process-identity.ts';
import { openLedger } from './process-ledger.ts';
import { Progress } from './progress.ts';
import { RunningInstance } from './running-instance.ts';
import type { Part, Step } from './topology-types.ts';

const running = (script: string, more: Partial<Part> = {}): Part => ({
  kind: 'part',
  name: 'orders',
  title: 'Service orders',
  after: [],
  ports: [],
  command: () => ({ file: process.execPath, args: ['-e', script] }),
  ready: () => Promise.resolve(true),
  ...more,
});
const forever = 'setInterval(() => {}, 1000)';

describe('an instance', () => {
  let instance: Instance;
  let up: RunningInstance;
  let said: string;
  const other = createServer();

  beforeEach(async () => {
    const stateDir = mkdtempSync(join(tmpdir(), 'running-instance-'));
    instance = openInstance({ name: 'a test', stateDir, ports: await freePorts(), demoArticles: 0 });
    said = '';
    const progress = new Progress({ write: (text) => (said += text) });
    up = new RunningInstance(instance, openLedger(stateDir), progress);
  });
  afterEach(async () => {
    other.close();
    await up.bringDown();
    rmSync(instance.stateDir, { recursive: true });
  });

  const step = (name: string, after: readonly string[], order: string[]): Step => ({
    kind: 'step',
    name,
    title: name,
    after,
    run: () =>
      Promise.resolve(order.push(`${name} begins`)).then(() => void order.push(`${name} ends`) as undefined),
  });

  it('starts each part once, after its dependencies', async () => {
    const order: string[] = [];
    const topology = [
      step('tables', [], order),
      step('service', ['tables'], order),
      step('gateway', ['service'], order),
    ];
    await up.bringUp(topology);
    await up.bringUp(topology);
    expect(order).toEqual([
      'tables begins',
      'tables ends',
      'service begins',
      'service ends',
      'gateway begins',
      'gateway ends',
    ]);
  });

  it('leaves no process behind', async () => {
    await up.bringUp([running(forever)]);
    const pid = up.pids.orders ?? 0;
    expect(identityOf(pid)).toBeDefined();
    await up.bringDown();
    expect(identityOf(pid)).toBeUndefined();
    expect(openLedger(instance.stateDir).entries()).toEqual([]);
  });

  it('refuses a taken port before anything is started', async () => {
    await once(other.listen(instance.ports.orders, '127.0.0.1'), 'listening');
    const start = up.bringUp([running(forever, { ports: ['orders'] })]);
    await expect(start).rejects.toThrow(
      `Port ${instance.ports.orders}, which Service orders needs, is taken`,
    );
    expect(up.pids).toEqual({});
  });

  it('reports the reason of a crash during the start', async () => {
    const part = running('console.log("no such table"); process.exit(3)', {
      ready: () => Promise.resolve(false),
    });
    await expect(up.bringUp([part])).rejects.toThrow(
      /ended while it started \(exit code 3\)[^]*no such table/,
    );
  });

  it('stops waiting for a silent part and shows the end of its log', async () => {
    const part = running('console.log("recovering"); setInterval(() => {}, 1000)', {
      ready: () => new Promise(() => undefined),
    });
    const impatient = new RunningInstance(
      instance,
      openLedger(instance.stateDir),
      new Progress({ write: () => true }),
      {
        healthMs: 600,
        silenceMs: 10,
      },
    );
    await expect(impatient.bringUp([part])).rejects.toThrow(
      /does not become ready\. The end of .*orders\.log:\nrecovering/,
    );
    await impatient.bringDown();
  });

  it('continues without an optional part, with a note', async () => {
    const absent = running(forever, {
      prepare: () => Promise.resolve('absent'),
      whenAbsent: 'PostgreSQL searches',
    });
    const order: string[] = [];
    await up.bringUp([absent, step('gateway', ['orders'], order)]);
    expect(order).toHaveLength(2);
    expect(said).toContain('– Service orders');
    expect(said).toContain('PostgreSQL searches');
  });

  it('restarts a crashed part', async () => {
    await up.bringUp([running(forever)]);
    const again = new Promise<void>((resolve) => {
      up.onChange = resolve;
    });
    const first = up.pids.orders ?? 0;
    process.kill(first, 'SIGKILL');
    await again;
    expect(said).toContain('Service orders ended unexpectedly (SIGKILL)');
    expect(up.pids.orders).not.toBe(first);
    expect(up.pids.orders).toBeDefined();
  });
});
