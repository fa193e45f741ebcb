import { Migration } from '@mikro-orm/migrations';
import type { MikroORM } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import {
  asNobody,
  asTheService,
  currentRequest,
  nobody,
  type Reader,
  runInRequest,
  theService,
} from '../request/index.js';
import { asReader, freshDatabase } from '../testing/index.js';
import type { DatabaseDefinition } from './database-definition.js';
import { openOrm } from './orm-options.js';
import { runPrepared } from './read.js';
import { rowsOfReaders } from './readers-migration.js';

class Notes extends Migration {
  override up(): void {
    this.addSql('create table note (company integer not null, author integer not null)');
    const condition = 'company = (select reader_company()) or author = (select reader_user())';
    for (const statement of rowsOfReaders('note', condition)) this.addSql(statement);
  }
}
const definition: DatabaseDefinition = {
  domain: 'orders',
  entities: [],
  hasRowsOfReaders: true,
  migrations: [{ name: '0001-notes', class: Notes }],
};
const readers = ['caller/1/10', 'caller/2/20', 'caller//10', nobody, theService] as const;
const seen: Record<(typeof readers)[number], number[]> = {
  'caller/1/10': [10, 11],
  'caller/2/20': [20],
  'caller//10': [10],
  [nobody]: [],
  [theService]: [10, 11, 20],
};

let database: Awaited<ReturnType<typeof freshDatabase>>;
let orm: MikroORM;
const open = (connections: number) =>
  openOrm(definition, { DATABASE_URL: database.url, DATABASE_POOL: connections });
const all = 'select author from note order by author';
const authors = (rows: { author: number }[]) => rows.map(({ author }) => author);

beforeAll(async () => {
  database = await freshDatabase(definition);
  orm = open(2);
  await orm.em.fork().execute('insert into note values (1, 10), (1, 11), (2, 20)');
}, 60_000);
afterAll(async () => {
  await orm?.close();
  await database?.drop();
});

/** All rows that a reader can see, by each way to a connection. */
const ways = {
  'the ORM': async () => authors(await orm.em.fork().execute(all)),
  'a prepared statement': async () =>
    authors(await runPrepared(orm.em.fork(), { name: 'all', text: all }, [])),
  'a transaction': () =>
    orm.em.fork().transactional(async (em) => {
      await em.execute('select 1');
      return authors(await em.execute(all));
    }),
  'a transaction that fails': async () => {
    let found: number[] = [];
    const failing = orm.em.fork().transactional(async (em) => {
      found = authors(await em.execute(all));
      await em.execute('select 1 / 0');
    });
    await expect(failing).rejects.toThrow('division by zero');
    return found;
  },
  'a statement after one that failed': async () => {
    await expect(orm.em.fork().execute('select 1 / 0')).rejects.toThrow('division by zero');
    return authors(await orm.em.fork().execute(all));
  },
};

describe.each([1, 2])('with %i connections in total', (connections) => {
  let shared: MikroORM;
  beforeAll(async () => {
    shared = orm;
    orm = open(connections);
  });
  afterAll(async () => {
    await orm.close();
    orm = shared;
  });

  it.each(Object.entries(ways))(
    'shows many parallel readers only their own rows, read by %s',
    async (_, way) => {
      const crowd = Array.from({ length: 60 }, (_, index) => readers[(index * 7) % readers.length] ?? nobody);
      const found = await Promise.all(crowd.map((reader) => asReader(reader, way)));
      expect(found).toEqual(crowd.map((reader) => seen[reader]));
    },
  );

  it('shows readers only their own rows with all ways mixed', async () => {
    const asked = Array.from({ length: 100 }, (_, index) => ({
      reader: readers[(index * 3) % readers.length] ?? nobody,
      way: Object.values(ways)[index % 5] ?? ways['the ORM'],
    }));
    const found = await Promise.all(asked.map(({ reader, way }) => asReader(reader, way)));
    expect(found).toEqual(asked.map(({ reader }) => seen[reader]));
  });
});

it('refuses to write rows of others, and finds none to change', async () => {
  const run = (reader: Reader, sql: string) => asReader(reader, () => orm.em.fork().execute(sql));
  const refused = 'violates row-level security policy';
  await expect(run('caller/1/10', 'insert into note values (2, 20)')).rejects.toThrow(refused);
  await expect(run('caller/1/10', 'update note set company = 2, author = 20')).rejects.toThrow(refused);
  await expect(run(nobody, 'insert into note values (2, 20)')).rejects.toThrow(refused);
  await run('caller/1/10', 'delete from note where company = 2');
  await run('caller/1/10', 'update note set company = company');
  expect(await ways['the ORM']()).toEqual([10, 11, 20]);
});

it('shows events, queries and commands all rows', async () => {
  for (const kind of ['event', 'query', 'command'] as const)
    expect(await runInRequest(kind, 'test', ways['the ORM'])).toEqual([10, 11, 20]);
});

it('shows no rows to a connection without a reader, and accepts none', async () => {
  const env = { DATABASE_URL: database.url, DATABASE_POOL: 1 };
  const unnamed = openOrm({ ...definition, hasRowsOfReaders: false }, env);
  expect(await unnamed.em.fork().execute(all)).toEqual([]);
  await expect(unnamed.em.fork().execute('insert into note values (2, 20)')).rejects.toThrow('policy');
  await unnamed.close();
});

it('shows no rows to a service outside of requests, unless it runs as the service', async () => {
  const service = openOrm(definition, { DATABASE_URL: database.url, DATABASE_POOL: 1 }, nobody);
  const read = async () => authors(await service.em.fork().execute(all));
  expect(await read()).toEqual([]);
  expect(await asTheService(read)).toEqual([10, 11, 20]);
  expect(await asTheService(() => asNobody(read))).toEqual([]);
  expect(await read()).toEqual([]);
  await service.close();
});

it('lets only one step of a call see all rows as the service, not parallel or later ones', async () => {
  const found = await asReader('caller/2/20', async () => {
    const beside = await Promise.all([
      asTheService(ways['a transaction']),
      ways['a transaction'](),
      asTheService(ways['the ORM']),
      ways['a prepared statement'](),
    ]);
    return { seen: [...beside, await ways['the ORM']()], statements: currentRequest()?.statements };
  });
  expect(found.seen).toEqual([[10, 11, 20], [20], [10, 11, 20], [20], [20]]);
  // Two transactions of two statements, and three more: a step counts towards its call.
  expect(found.statements).toBe(7);
});

it.each(Object.entries(ways))("keeps reads as nobody free of the caller's own rows by %s", async (_, way) => {
  const both = () => Promise.all([asNobody(way), way()]);
  expect(await asReader('caller/1/10', both)).toEqual([[], [10, 11]]);
  expect(await runInRequest('query', 'test', both)).toEqual([[], [10, 11, 20]]);
});

it('counts reads as nobody for the call', async () => {
  const statements = await asReader('caller/1/10', async () => {
    await asNobody(ways['the ORM']);
    return currentRequest()?.statements;
  });
  expect(statements).toBe(1);
});

it('shows a call no rows before its caller is known', async () => {
  expect(await runInRequest('call', 'test', ways['the ORM'])).toEqual([]);
});

it.each(['select 1', 'select 1 / 0'])(
  'never lends a connection that came back within a transaction (%s)',
  async (statement) => {
    const single = open(1);
    const pool: Pool = await single.em.getConnection().getNativeClient();
    const client = await asReader('caller/1/10', () => pool.connect());
    await client.query('begin');
    await client.query(statement).catch(() => undefined);
    client.release();
    const ask = () => asReader('caller/2/20', () => single.em.fork().execute(all));
    await expect(ask()).rejects.toThrow(/transaction/);
    expect(await ask()).toEqual([{ author: 20 }]);
    await single.close();
  },
);
