import { execFileSync } from 'node:child_process';
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { baseBackup } from '@werkbank/tools/base-backup';
import { eventually } from '../instance/running-instance.ts';
import { clusterOf, copyCluster, whilePostgresIsDown } from './break-record.ts';
import { wipe } from './break-stores.ts';
import { violations } from './invariants.ts';
import { type Accepted, liveThrough, place } from './live-through.ts';
import { parts, type Life } from './plan.ts';
import { everythingIsUp, processesOf } from './replicas.ts';
import { closeWorld, openWorld, type World } from './run-seed.ts';
import { untilSettled } from './settled.ts';
import { whileDown } from './while-down.ts';

const life: Life = { quantity: 2, swiss: 'confirm', german: 'propose', decision: 'release', moves: 3 };

let world: World;
let cluster: Awaited<ReturnType<typeof clusterOf>>;
const beside = (name: string): string => join(dirname(cluster.data), name);

beforeAll(async () => {
  world = await openWorld();
  cluster = await clusterOf(world.databases);
  mkdirSync(beside('archive'));
  give(beside('archive'));
  await set('archive_mode', 'on');
  await set('archive_command', `test ! -f ${beside('archive')}/%f && cp %p ${beside('archive')}/%f`);
  await whilePostgresIsDown(world.databases, () => undefined);
}, 120_000);
afterAll(async () => {
  // Stops archiving for later users of the instance.
  await set('archive_command', '/bin/true');
  await world.databases.rows('orders', 'select pg_reload_conf()');
  for (const name of ['archive', 'base']) rmSync(beside(name), { recursive: true, force: true });
  await closeWorld(world);
});

const set = (name: string, value: string): Promise<unknown> =>
  world.databases.rows('orders', `alter system set ${name} = '${value}'`);

const give = (path: string): unknown => execFileSync('chown', ['-R', `${cluster.uid}:${cluster.gid}`, path]);

/** A completed order after all its events are handled. */
async function ordered(quantity: number): Promise<Accepted> {
  const placed = await place(world.cast, { ...life, quantity });
  await liveThrough(world.cast, placed, world.databases);
  await untilSettled(world.nats, world.databases);
  return placed;
}

async function momentOfTheRecord(): Promise<string> {
  const [row] = await world.databases.rows<{ now: string }>(
    'orders',
    'select clock_timestamp()::text as now',
  );
  return row?.now ?? '';
}

/** Waits until the archive contains all WAL so far. */
async function archived(): Promise<void> {
  const [row] = await world.databases.rows<{ file: string }>(
    'orders',
    'select pg_walfile_name(pg_switch_wal()) as file',
  );
  await eventually(
    () => Promise.resolve(existsSync(join(beside('archive'), row?.file ?? ''))),
    (there) => there,
    60,
  );
}

/** Skips numbers before services start, so that none is given twice. */
async function leaveGaps(): Promise<void> {
  const script = join(import.meta.dirname, '../../tools/launcher/parts/skip-numbers.sql');
  for (const part of parts) await world.databases.rows(part, readFileSync(script, 'utf8'));
}

/** Numbers of an order and of its invoice. */
async function numbersOf({ orderId }: Accepted): Promise<{ order: number; invoice: number }> {
  const [row] = await world.databases.rows<{ invoice: number | null }>(
    'orders',
    `select series_number as invoice from issued_paper where kind = 'Invoice' and order_id = $1`,
    [orderId],
  );
  if (!row?.invoice) throw new Error(`order ${orderId} has no invoice`);
  return { order: orderId, invoice: row.invoice };
}

/** The procedure of deploy/kubernetes/README.md, with processes for pods and a folder for the bucket. */
async function goBackTo(moment: string): Promise<void> {
  const restore = {
    restore_command: `cp ${beside('archive')}/%f %p`,
    recovery_target_time: moment,
    recovery_target_action: 'promote',
  };
  const others = [...parts.flatMap(processesOf), ...processesOf('keycloak')];
  await whileDown(others, async () => {
    await whilePostgresIsDown(world.databases, () => {
      rmSync(cluster.data, { recursive: true });
      copyCluster(beside('base'), cluster.data);
      const lines = Object.entries(restore).map(([name, value]) => `${name} = '${value}'\n`);
      appendFileSync(join(cluster.data, 'postgresql.auto.conf'), lines.join(''));
      writeFileSync(join(cluster.data, 'recovery.signal'), '');
      give(cluster.data);
    });
    await eventually(
      () =>
        world.databases.rows<{ recovering: boolean }>('orders', 'select pg_is_in_recovery() as recovering'),
      ([row]) => row?.recovering === false,
      120,
    );
    await leaveGaps();
    await wipe(processesOf('nats'));
  });
  await everythingIsUp(world.nats);
}

it('restores a point in time: keeps earlier orders, drops later ones, continues and repeats no number', async () => {
  const beforeBackup = await ordered(2);
  await baseBackup(process.env['TEST_PG_ADMIN_URL'] ?? '', beside('base'));
  const afterBackup = await ordered(7);
  const moment = await momentOfTheRecord();

  const later = await ordered(12);
  const lost = await numbersOf(later);
  await world.databases.rows('orders', 'delete from order_item where order_id = $1', [beforeBackup.orderId]);
  const kept = [beforeBackup, afterBackup];
  expect(await violations(world.databases, kept)).not.toEqual([]);
  await archived();

  await goBackTo(moment);
  await untilSettled(world.nats, world.databases);
  expect(await violations(world.databases, kept)).toEqual([]);
  const ids = await world.databases.rows<{ id: number }>(
    'orders',
    'select id from sales_order where draft_id = any($1) order by id',
    [[...kept, later].map(({ draft }) => draft.id)],
  );
  expect(ids.map(({ id }) => id)).toEqual(kept.map(({ orderId }) => orderId));

  const next = await ordered(17);
  expect(await violations(world.databases, [...kept, next])).toEqual([]);
  const given = await numbersOf(next);
  expect(given.order).toBeGreaterThan(lost.order);
  expect(given.invoice).toBeGreaterThan(lost.invoice);
}, 480_000);
