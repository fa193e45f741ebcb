import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launcherName, openLedger } from '../running/process-ledger.ts';
import { StartRefused } from '../processes/start-refused.ts';
import { type Instance, openInstance } from '../instance/instance.ts';
import { portsFrom } from '../instance/ports.ts';
import { readRunFile, runFile } from './run-file.ts';
import { writeAtomically } from '../instance/write-atomically.ts';

describe('run.json', () => {
  let instance: Instance;
  beforeEach(() => {
    const stateDir = mkdtempSync(join(tmpdir(), 'run-file-'));
    instance = openInstance({ name: 'a test', stateDir, ports: portsFrom(8080), demoArticles: 0 });
    writeAtomically(runFile(instance), JSON.stringify({ parts: { postgres: 'postgresql://127.0.0.1:1' } }));
  });
  afterEach(() => rmSync(instance.stateDir, { recursive: true }));

  const refusal = (): unknown => {
    try {
      return readRunFile(instance, ', or name it');
    } catch (error) {
      return error;
    }
  };

  it('is read while the launcher runs', () => {
    openLedger(instance.stateDir).add(launcherName, process.pid);
    expect(readRunFile(instance).parts).toEqual({ postgres: 'postgresql://127.0.0.1:1' });
  });

  it('is ignored after its launcher was killed, or without one', () => {
    const { pid } = spawnSync(process.execPath, ['--version']);
    const killed = { part: launcherName, pid, identity: 'of a process that ended', stopSignal: 'SIGTERM' };
    writeAtomically(join(instance.stateDir, 'processes.json'), JSON.stringify([killed]));
    expect(refusal()).toEqual(new StartRefused('Werkbank is not running: npm start starts it, or name it.'));
    rmSync(runFile(instance));
    expect(refusal()).toBeInstanceOf(StartRefused);
  });
});
