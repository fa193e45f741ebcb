import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { TestInstance } from '@werkbank/platform/testing';

/** The service as a separate process on the database of an instance, so that it can be killed as a machine kills it. */
export class AdminProcess {
  private constructor(private readonly child: ChildProcess) {}

  static start(instance: TestInstance, env: Record<string, string> = {}): AdminProcess {
    const main = join(import.meta.dirname, '../../dist/main.js');
    const child = spawn(process.execPath, [main], {
      stdio: 'ignore',
      env: {
        ...process.env,
        NODE_OPTIONS: '',
        PORT: '0',
        DATABASE_URL: instance.databaseUrl,
        NATS_URL: instance.nats.url,
        ACCOUNT_CHECK_SECONDS: '0',
        ...env,
      },
    });
    return new AdminProcess(child);
  }

  /** Ends it in the middle of whatever it does, as a lost machine would; waits until it is gone. */
  async kill(): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    const gone = once(this.child, 'exit');
    this.child.kill('SIGKILL');
    await gone;
  }
}
