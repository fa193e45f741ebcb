import { execFile } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { NatsConnection } from '@nats-io/nats-core';
import { canMountDisks, type SmallDisk, smallDisk } from '@werkbank/tools/small-disk';
import { eventually } from '../instance/running-instance.ts';
import { inStep } from './replicas.ts';
import { state, whileDown } from './while-down.ts';

const diskMebibytes = 64;

/** Kills all NATS servers at once and deletes their JetStream stores. */
export async function wipe(servers: readonly string[]): Promise<void> {
  await whileDown(servers, () => {
    for (const server of servers) empty(state(server));
  });
  await setUpStreams();
}

/** The operator's step after the loss of a store. */
async function setUpStreams(): Promise<void> {
  const file = join(import.meta.dirname, '../../services/platform/dist/commands/set-up-streams.js');
  const NATS_REPLICAS = String((process.env['NATS_URL'] ?? '').split(',').length);
  await eventually(
    () =>
      promisify(execFile)(process.execPath, [file], { env: { ...process.env, NATS_REPLICAS } }).then(
        () => true,
        () => false,
      ),
    (done) => done,
    60,
  );
}

/** Gives a server of the cluster a small disk and fills it for a while. */
export async function fillDisk(nats: NatsConnection, server: string, forMs: number): Promise<void> {
  if (!canMountDisks) return;
  const folder = state(server);
  let disk: SmallDisk | undefined;
  await whileDown([server], () => {
    empty(folder);
    disk = smallDisk(diskMebibytes, { folder });
  });
  try {
    await inStep(nats);
    disk?.fill();
    await wait(forMs);
  } finally {
    await whileDown([server], () => disk?.unmount());
  }
}

/** Keeps the folder itself, because a disk may be mounted there. */
function empty(folder: string): void {
  mkdirSync(folder, { recursive: true });
  // Retries, because an ending server may still write.
  for (const name of readdirSync(folder))
    rmSync(join(folder, name), { recursive: true, force: true, maxRetries: 10 });
}
