import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { identityOf } from '../processes/process-identity.ts';
import { endLeftovers, openLedger, runningLauncher, stillRunning } from './process-ledger.ts';

/** A process that runs until it is ended. */
async function lasting(): Promise<ChildProcess & { pid: number }> {
  const child = spawn(process.execPath, ['-e', 'process.stdout.write("up"); setInterval(() => {}, 1000)'], {
    stdio: ['ignore', 'pipe', 'ignore'],
    detached: true,
  });
  await once(child.stdout, 'data');
  if (child.pid === undefined) throw new Error('The process did not start.');
  return Object.assign(child, { pid: child.pid });
}

describe('the ledger of processes', () => {
  let stateDir: string;
  let child: Awaited<ReturnType<typeof lasting>>;

  beforeEach(async () => {
    stateDir = mkdtempSync(join(tmpdir(), 'process-ledger-'));
    child = await lasting();
  });
  afterEach(() => {
    child.kill('SIGKILL');
    rmSync(stateDir, { recursive: true });
  });

  it('identifies a process by pid and start time', () => {
    const entries = [{ part: 'orders', pid: 7, identity: 'monday', stopSignal: 'SIGTERM' as const }];
    expect(stillRunning(entries, () => 'monday')).toHaveLength(1);
    expect(stillRunning(entries, () => 'tuesday')).toEqual([]);
    expect(stillRunning(entries, () => undefined)).toEqual([]);
  });

  it('lets the next launcher end the orphans of a killed one', async () => {
    openLedger(stateDir).add('orders', child.pid);
    const ended = once(child, 'exit');
    expect(await endLeftovers(openLedger(stateDir))).toEqual(['orders']);
    await ended;
    expect(identityOf(child.pid)).toBeUndefined();
    expect(openLedger(stateDir).entries()).toEqual([]);
  });

  it('never ends another process with the pid of a part', async () => {
    const stale = [
      { part: 'orders', pid: child.pid, identity: 'of an earlier process', stopSignal: 'SIGTERM' },
    ];
    writeFileSync(join(stateDir, 'processes.json'), JSON.stringify(stale));
    expect(await endLeftovers(openLedger(stateDir))).toEqual([]);
    expect(identityOf(child.pid)).toBeDefined();
  });

  it('finds a running launcher', () => {
    const ledger = openLedger(stateDir);
    expect(runningLauncher(ledger)).toBeUndefined();
    ledger.add('launcher', child.pid);
    expect(runningLauncher(ledger)?.pid).toBe(child.pid);
  });

  it('removes stopped parts', () => {
    const ledger = openLedger(stateDir);
    ledger.add('orders', child.pid);
    ledger.remove(child.pid);
    expect(ledger.entries()).toEqual([]);
  });
});
