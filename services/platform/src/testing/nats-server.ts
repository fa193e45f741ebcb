import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from './free-port.js';

/** A NATS server with JetStream that belongs to one test. */
export interface NatsServer {
  url: string;
  /** Ends the process at once, as a crash would; the store stays. */
  kill(): Promise<void>;
  /** Starts it again on the same port with the same store. */
  start(): Promise<void>;
  /** Empties the store; only while it is not running. */
  wipe(): Promise<void>;
  /** Ends it and removes its store. */
  stop(): Promise<void>;
}

/** Starts a NATS server from `NATS_SERVER_BIN` or the PATH with a store in a temporary folder. */
export async function startNatsServer(storeIn = tmpdir()): Promise<NatsServer> {
  const store = await mkdtemp(join(storeIn, 'werkbank-nats-'));
  const port = await freePort();
  let child: ChildProcess | undefined;
  const kill = async (): Promise<void> => {
    const running = child;
    child = undefined;
    if (!running || running.exitCode !== null) return;
    running.kill('SIGKILL');
    await once(running, 'exit');
  };
  const server: NatsServer = {
    url: `nats://127.0.0.1:${port}`,
    kill,
    start: async () => {
      child = await launch(port, store);
    },
    wipe: () => rm(join(store, 'jetstream'), { recursive: true, force: true }),
    stop: async () => {
      await kill();
      await rm(store, { recursive: true, force: true });
    },
  };
  await server.start();
  return server;
}

async function launch(port: number, store: string): Promise<ChildProcess> {
  const binary = process.env['NATS_SERVER_BIN'] ?? 'nats-server';
  const child = spawn(binary, ['-a', '127.0.0.1', '-p', String(port), '-js', '-sd', store], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  await new Promise<void>((resolve, reject) => {
    const said: string[] = [];
    child.once('error', reject);
    child.once('exit', () => reject(new Error(`${binary} did not start: ${said.join(' ')}`)));
    // The lines go on being read after the start, so that the pipe never fills up.
    createInterface({ input: child.stderr }).on('line', (line) => {
      if (said.length < 100) said.push(line);
      if (line.includes('Server is ready')) resolve();
    });
  });
  return child;
}
