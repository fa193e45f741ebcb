import { eventually, type TestInstance } from '@werkbank/platform/testing';
import { patience, startCatalogInstance } from '../testing/catalog-instance.js';
import { alpspitz } from '../testing/desk.js';
import { Importing } from './testing/importing.js';
import { WorkOffCatalogueImports } from './work/work-off-catalogue-imports.js';

let instance: TestInstance;
let importing: Importing;
beforeAll(async () => {
  instance = await startCatalogInstance();
  importing = await Importing.of(instance);
}, patience);
afterAll(() => instance?.stop(), patience);

const realDate = Date;
afterEach(() => {
  globalThis.Date = realDate;
});
/** Moves the clock of this process; the database's clock stays right. */
function jump(byMs: number): void {
  const now = () => realDate.now() + byMs;
  globalThis.Date = new Proxy(realDate, {
    construct: (target, given) => Reflect.construct(target, given.length === 0 ? [now()] : given) as Date,
    get: (target, key): unknown => (key === 'now' ? now : Reflect.get(target, key)),
  });
}

const articles = 3000;
const csvOf = (name: string) =>
  [
    'Artikelnummer;Bezeichnung;Listenpreis;Währung',
    ...Array.from({ length: articles }, (_, index) => `TU ${index};${name};${index + 1},50;EUR`),
  ].join('\r\n');
const named = async (name: string) => {
  const [row] = await instance
    .em()
    .execute<{ n: number }[]>(
      `select count(*)::int as n from article where owner_company_id = ? and name->>'de' = ?`,
      [alpspitz, name],
    );
  return row?.n;
};
const states = async () => {
  const rows = await instance
    .em()
    .execute<{ status: string; applied: number }[]>(
      'select status, applied from catalogue_import order by id',
    );
  return rows;
};

it('works off one import of a company at a time, also in two replicas', async () => {
  const first = await importing.send(csvOf('Senker'));
  const second = await importing.send(csvOf('Reibahle'));
  await instance.startReplica();
  for (const { importId } of [first, second])
    await importing.call('applyCatalogueImport', { params: { importId } });
  const together: string[][] = [];
  await eventually(async () => {
    const seen = await states();
    together.push(seen.map(({ status, applied }) => `${status} ${applied > 0}`));
    expect(seen.every(({ status }) => status === 'Done')).toBe(true);
  }, patience);
  // The later import begins after the earlier one is done, so its values win.
  expect(
    together.filter(([, later]) => later?.endsWith('true')).every(([earlier]) => earlier === 'Done true'),
  ).toBe(true);
  expect(await states()).toMatchObject([{ applied: articles }, { applied: articles }]);
  expect(await named('Reibahle')).toBe(articles);
}, 120_000);

it.each([
  ['forward', 9],
  ['backward', -9],
])(
  'applies the same if the clock jumps %s by days',
  async (direction, days) => {
    const name = `Fräser ${direction}`;
    const preview = await importing.send(csvOf(name));
    // The replica may have taken it, here and below.
    await eventually(async () => expect((await states()).at(-1)?.status).toBe('Preview'), patience);
    await importing.call('applyCatalogueImport', { params: { importId: preview.importId } });
    jump(days * 24 * 60 * 60_000);
    await instance.app.get(WorkOffCatalogueImports).idle();
    await instance.app.get(WorkOffCatalogueImports).run();
    globalThis.Date = realDate;
    await eventually(async () => expect((await states()).at(-1)?.status).toBe('Done'), patience);
    const done = await importing.worked(preview.importId);
    expect(done).toMatchObject({ status: 'Done', counts: { changed: articles }, actions: ['withdraw'] });
    // The day of its end is the database's, so 30 days are 30 days.
    expect(Math.abs(Date.parse(done.finishedOn ?? '') - Date.now())).toBeLessThan(patience);
    expect(await named(name)).toBe(articles);
  },
  60_000,
);
