import { spawn } from 'node:child_process';
import { closeSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import getPort from 'get-port';
import { eventually } from '../instance/running-instance.ts';

const repositoryRoot = join(import.meta.dirname, '..', '..');

/** The data of `npm start`: the folder of this version, then that of versions before 0.2. */
const stateFolders = ['.state', 'deploy/local/.state'] as const;

/** A start compiles and builds the front end; two busy cores need minutes. */
const secondsToStart = 900;
/** Ports of an instance lie this close to its public one. */
const portsOfInstance = 60;

/** The test reads more than a person does. Services and gateway inherit these from `npm start`. */
const limits = {
  CALLS_PER_MINUTE: '100000',
  CALLS_PER_USER_PER_MINUTE: '100000',
  LOGINS_PER_MINUTE: '100000',
};

/** Variables of Jest and of the instance under test. */
const ofThisRun = new Set(['NODE_ENV', 'NODE_OPTIONS', 'JEST_WORKER_ID', 'WERKBANK_RUN']);

/** A clone of this repository in a temporary folder. Its instance runs by the scripts of the checked out version. */
export class Clone {
  readonly folder: string;
  readonly #log: string;
  readonly #environment: NodeJS.ProcessEnv;
  #start: Promise<void> | undefined;

  private constructor(folder: string, port: number) {
    this.folder = join(folder, 'werkbank');
    this.#log = join(folder, 'output.log');
    const inherited = Object.entries(process.env).filter(([name]) => !ofThisRun.has(name));
    this.#environment = {
      ...Object.fromEntries(inherited),
      ...limits,
      PORT: String(port),
      DEMO_ARTICLES: '3000',
    };
  }

  static async make(): Promise<Clone> {
    const folder = mkdtempSync(join(tmpdir(), 'werkbank-upgrade-'));
    const clone = new Clone(folder, await freePorts());
    await clone.#run(
      'git',
      ['clone', '--no-hardlinks', '--no-checkout', repositoryRoot, clone.folder],
      folder,
    );
    return clone;
  }

  /** Checks out a version and installs its packages. Data and builds of the version before stay. */
  async checkOut(commit: string): Promise<void> {
    await this.#run('git', ['checkout', '--force', '--detach', commit]);
    await this.#run('npm', ['ci']);
  }

  /** Runs `npm start` until the instance answers. `WERKBANK_RUN` names it for the helpers of tests. */
  async start(): Promise<void> {
    let ended = false;
    const start = this.#run('npm', ['start']).finally(() => (ended = true));
    start.catch(() => undefined);
    this.#start = start;
    const file = await eventually(
      async () => this.#runFile(),
      (found) => ended || found !== undefined,
      secondsToStart,
    );
    if (ended || file === undefined) {
      await start;
      throw new Error('npm start ended before the instance answered');
    }
    process.env['WERKBANK_RUN'] = file;
  }

  async stop(): Promise<void> {
    if (this.#start === undefined) return;
    await this.#run('npm', ['run', 'stop']);
    // Its code differs by version and signal.
    await this.#start.catch(() => undefined);
    this.#start = undefined;
  }

  /** Deletes the folder and the data beside it. */
  async delete(): Promise<void> {
    await this.stop();
    await this.#run('npm', ['run', 'reset']);
    rmSync(join(this.folder, '..'), { recursive: true });
  }

  holds(path: string): boolean {
    return existsSync(join(this.folder, path));
  }

  #runFile(): string | undefined {
    return stateFolders.map((state) => join(this.folder, state, 'run.json')).find((file) => existsSync(file));
  }

  /** Runs a command to its end. Its output is part of the error. */
  async #run(command: string, args: readonly string[], cwd = this.folder): Promise<void> {
    const log = openSync(this.#log, 'a');
    const child = spawn(command, args, { cwd, env: this.#environment, stdio: ['ignore', log, log] });
    closeSync(log);
    const code = await new Promise<number>((resolve, reject) => {
      child.once('error', reject);
      child.once('exit', (exitCode) => resolve(exitCode ?? 1));
    });
    if (code === 0) return;
    const output = readFileSync(this.#log, 'utf8').slice(-4000);
    throw new Error(`${command} ${args.join(' ')} ended with ${code}:\n${output}`);
  }
}

/** A public port below the range of ephemeral ones, whose neighbours are free. */
async function freePorts(): Promise<number> {
  const first = 100 + (process.pid % 100);
  for (let hundred = first; hundred < first + 100; hundred += 1) {
    const port = 100 * hundred;
    const around = Array.from({ length: portsOfInstance }, (_, offset) => isFree(port + offset));
    if ((await Promise.all(around)).every(Boolean)) return port;
  }
  throw new Error('No free ports between 10000 and 30000.');
}

const isFree = async (port: number) => (await getPort({ host: '127.0.0.1', port })) === port;
