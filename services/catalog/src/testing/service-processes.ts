import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { eventually, freePort, type TestInstance } from '@werkbank/platform/testing';
import { patience } from './catalog-instance.js';

/** Processes of the compiled service beside that of the test, which tests kill. */
export class ServiceProcesses {
  private readonly running: ChildProcess[] = [];

  constructor(
    private readonly instance: () => TestInstance,
    private readonly env: () => Readonly<Record<string, string>>,
  ) {}

  async start(): Promise<ChildProcess> {
    const { databaseUrl, nats } = this.instance();
    const child = spawn(process.execPath, [join(import.meta.dirname, '../../dist/main.js')], {
      stdio: 'ignore',
      env: {
        ...process.env,
        NODE_OPTIONS: '',
        NODE_ENV: 'test',
        LOG_LEVEL: 'fatal',
        PORT: String(await freePort()),
        DATABASE_URL: databaseUrl,
        NATS_URL: nats.url,
        KEYCLOAK_URL: process.env['KEYCLOAK_URL'] ?? 'http://127.0.0.1:9',
        MEILI_URL: '',
        ...this.env(),
      },
    });
    this.running.push(child);
    return child;
  }

  async kill(child: ChildProcess): Promise<void> {
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }

  /** Starts a process, and kills it once it is in the middle of a step. */
  async killWhen(isReached: () => boolean | Promise<boolean>): Promise<void> {
    const child = await this.start();
    await eventually(async () => {
      if (!(await isReached())) throw new Error('The process has not come so far');
    }, patience);
    await this.kill(child);
  }

  killAll(): void {
    for (const child of this.running) child.kill('SIGKILL');
  }
}
