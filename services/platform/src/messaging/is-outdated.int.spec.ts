import { freshDatabase } from '../testing/index.js';
import { type DatabaseDefinition, openOrm } from '../database/index.js';
import { isOutdated } from './is-outdated.js';

const nothingOfItsOwn: DatabaseDefinition = { domain: 'checkout', entities: [], migrations: [] };

let database: Awaited<ReturnType<typeof freshDatabase>>;
let orm: ReturnType<typeof openOrm>;
beforeAll(async () => {
  database = await freshDatabase(nothingOfItsOwn);
  orm = openOrm(nothingOfItsOwn, { DATABASE_URL: database.url, DATABASE_POOL: 3 });
}, 60_000);
afterAll(async () => {
  await orm?.close();
  await database?.drop();
});

const asked = (replica: string, id: number, version?: number) =>
  orm.em.fork().transactional((em) => isOutdated(em, replica, { id, version }));

it('accepts newer versions and repetitions, but no older ones', async () => {
  expect(await asked('thing', 1, 5)).toBe(false);
  expect(await asked('thing', 1, 4)).toBe(true);
  expect(await asked('thing', 1, 5)).toBe(false);
  expect(await asked('thing', 1, 6)).toBe(false);
  expect(await asked('thing', 1, 5)).toBe(true);
});

it('distinguishes objects and replicas', async () => {
  expect(await asked('thing', 2, 9)).toBe(false);
  expect(await asked('thing', 3, 1)).toBe(false);
  expect(await asked('other', 2, 1)).toBe(false);
});

it('needs no id for single objects', async () => {
  const only = (version: number) => orm.em.fork().transactional((em) => isOutdated(em, 'only', { version }));
  expect(await only(2)).toBe(false);
  expect(await only(1)).toBe(true);
});

it('treats events without a version as older than any with one', async () => {
  expect(await asked('old', 1)).toBe(false);
  expect(await asked('old', 1)).toBe(false);
  expect(await asked('old', 1, 1)).toBe(false);
  expect(await asked('old', 1)).toBe(true);
});

it('forgets the version of a change that was rolled back', async () => {
  const failing = orm.em.fork().transactional(async (em) => {
    await isOutdated(em, 'failed', { id: 1, version: 9 });
    throw new Error('the handler failed');
  });
  await expect(failing).rejects.toThrow('the handler failed');
  expect(await asked('failed', 1, 8)).toBe(false);
});

it('lets the newest of many parallel ones win', async () => {
  const versions = [3, 1, 9, 2, 7, 5];
  await Promise.all(versions.map((version) => asked('raced', 1, version)));
  expect(await asked('raced', 1, 8)).toBe(true);
  expect(await asked('raced', 1, 9)).toBe(false);
});
