import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { clearState } from '../instance/clear-state.ts';
import { type Instance, openInstance } from '../instance/instance.ts';
import { freePorts } from '../instance/ports.ts';
import { adminUrl, ownerUrl } from '../parts/databases.ts';
import { postgres } from '../parts/postgres.ts';
import { openLedger } from '../running/process-ledger.ts';
import { Progress } from '../running/progress.ts';
import { RunningInstance } from '../running/running-instance.ts';
import { backUp } from './back-up.ts';
import { clusterIn } from './backup-folder.ts';
import { restoreBackup } from './restore-backup.ts';

const made: Instance[] = [];

async function newInstance(databasePrefix = 'backed_up'): Promise<Instance> {
  const stateDir = mkdtempSync(join(tmpdir(), 'backup-'));
  const ports = await freePorts();
  const instance = openInstance({
    name: 'a test',
    stateDir,
    ports,
    databasePrefix,
    hurried: true,
    demoArticles: 0,
  });
  made.push(instance);
  return instance;
}

/** Runs the instance's PostgreSQL for as long as the work takes. */
async function withPostgres<T>(instance: Instance, work: () => Promise<T>): Promise<T> {
  const quiet = new Progress({ write: () => true });
  const running = new RunningInstance(instance, openLedger(instance.stateDir), quiet);
  try {
    await running.bringUp([postgres]);
    return await work();
  } finally {
    await running.bringDown();
  }
}

async function withClients<T>(
  instance: Instance,
  work: (orders: pg.Client, checkout: pg.Client) => Promise<T>,
): Promise<T> {
  const [orders, checkout] = (['orders', 'checkout'] as const).map(
    (owner) =>
      new pg.Client({
        options: '-c werkbank.reader=service//',
        connectionString: ownerUrl(instance, owner),
      }),
  ) as [pg.Client, pg.Client];
  await Promise.all([orders.connect(), checkout.connect()]);
  try {
    return await work(orders, checkout);
  } finally {
    await Promise.all([orders.end(), checkout.end()]);
  }
}

const numbers = async (client: pg.Client): Promise<number[]> =>
  (await client.query<{ id: number }>('select id from placed order by id')).rows.map(({ id }) => id);

const nextNumber = async (client: pg.Client): Promise<number> =>
  Number(
    (await client.query<{ number: string }>(`select nextval('order_number') as number`)).rows[0]?.number,
  );

const fileOf = (instance: Instance, name: string): string => join(instance.stateDir, 'files', name);

/** Inserts increasing numbers into checkout and then into orders until `stop`. */
function keepOrdering(orders: pg.Client, checkout: pg.Client, from: number) {
  let last = from;
  let going = true;
  const done = (async () => {
    while (going) {
      last += 1;
      const row = [last, 'x'.repeat(20_000)];
      await checkout.query('insert into placed values ($1, $2)', row);
      await orders.query('insert into placed values ($1, $2)', row);
    }
  })();
  return { stop: async () => ((going = false), await done, last) };
}

describe('a backup of an instance that runs', () => {
  const given = process.env.DATABASE_URL;
  const folder = join(mkdtempSync(join(tmpdir(), 'backups-')), 'first');
  let source: Instance;
  let lostNumber: number;
  const lastBefore = 100;

  beforeAll(async () => {
    delete process.env.DATABASE_URL;
    source = await newInstance();
    await withPostgres(source, () =>
      withClients(source, async (orders, checkout) => {
        for (const client of [orders, checkout])
          await client.query(
            'create table placed (id int primary key, content text); create sequence order_number start 100001',
          );
        await orders.query(`create table paper_series (producer_company_id int, kind text, last_number int,
          primary key (producer_company_id, kind)); insert into paper_series values (7, 'Invoice', 41)`);
        mkdirSync(join(source.stateDir, 'files'));
        writeFileSync(fileOf(source, 'paper.pdf'), 'paper');
        for (const client of [orders, checkout])
          await client.query(`insert into placed select id, '' from generate_series(1, $1) id`, [lastBefore]);
        const beside = keepOrdering(orders, checkout, lastBefore);
        await backUp(source, adminUrl(source), folder);
        await beside.stop();
        lostNumber = await nextNumber(checkout);
        writeFileSync(fileOf(source, 'paper.pdf'), 'damaged');
        await orders.query('insert into placed values (1000000)');
      }),
    );
  }, 300_000);
  afterAll(() => {
    for (const instance of made) clearState(instance.stateDir);
    for (const { stateDir } of made) rmSync(stateDir, { recursive: true });
    rmSync(join(folder, '..'), { recursive: true });
    if (given !== undefined) process.env.DATABASE_URL = given;
  });

  it('restores all databases to one moment, with files and passwords, on another machine', async () => {
    const restored = await newInstance();
    writeNats(restored);
    await restoreBackup(restored, folder);
    // A new launcher process would read the restored secrets.
    const again = openInstance({ ...restored, databasePrefix: restored.databasePrefix });
    await withPostgres(again, () =>
      withClients(again, async (orders, checkout) => {
        const [ordered, accepted] = [await numbers(orders), await numbers(checkout)];
        expect(ordered.length).toBeGreaterThanOrEqual(lastBefore);
        expect(ordered).toEqual(ordered.map((_, index) => index + 1));
        // Checkout accepts each number before orders gets it, so it may be one ahead.
        expect([ordered, [...ordered, ordered.length + 1]]).toContainEqual(accepted);
        await orders.query('insert into placed values (1000000)');
        expect(await nextNumber(checkout)).toBeGreaterThan(lostNumber + 10_000);
        const { rows } = await orders.query('select * from paper_series order by 1, 2');
        expect(rows.map((row) => Object.values(row))).toEqual([
          [0, 'CreditNote', 10_000],
          [0, 'Invoice', 10_000],
          [7, 'Invoice', 10_041],
        ]);
      }),
    );
    await withPostgres(again, () =>
      withClients(again, async (orders, checkout) => {
        expect(await nextNumber(checkout)).toBeLessThan(lostNumber + 110_000);
        expect((await orders.query('select max(last_number) as most from paper_series')).rows).toEqual([
          { most: 10_041 },
        ]);
      }),
    );
    expect(readFileSync(fileOf(again, 'paper.pdf'), 'utf8')).toBe('paper');
    expect(existsSync(join(again.stateDir, 'nats'))).toBe(false);
  }, 300_000);

  it('refuses to restore over existing data', async () => {
    await expect(restoreBackup(source, folder)).rejects.toThrow('There are data already');
    expect(readFileSync(fileOf(source, 'paper.pdf'), 'utf8')).toBe('damaged');
  });

  it('refuses to restore under other database names or from an incomplete backup', async () => {
    await expect(restoreBackup(await newInstance('other'), folder)).rejects.toThrow('not as here');
    await expect(restoreBackup(await newInstance(), clusterIn(folder))).rejects.toThrow('no complete backup');
  });

  it('refuses to overwrite another backup', async () => {
    await expect(backUp(source, adminUrl(source), folder)).rejects.toThrow('is there already');
  });
});

function writeNats({ stateDir }: Instance): void {
  mkdirSync(join(stateDir, 'nats'));
  writeFileSync(join(stateDir, 'nats', 'events'), 'of another time');
}
