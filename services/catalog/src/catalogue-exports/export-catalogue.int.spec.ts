import type { CatalogueImport } from '@werkbank/contracts/entities';
import { countStatements } from '@werkbank/platform/database';
import { type TestInstance, testUser } from '@werkbank/platform/testing';
import { Importing } from '../catalogue-imports/testing/importing.js';
import { madeArticles } from '../catalogue-imports/testing/made-articles.js';
import { makeBmecat } from '../catalogue-imports/testing/make-bmecat.js';
import { patience, startCatalogInstance } from '../testing/catalog-instance.js';
import { alpspitz, nordlicht, producerOf } from '../testing/desk.js';
import { addOddArticles } from './testing/odd-articles.js';

const formats = ['bmecat', 'csv', 'xlsx'] as const;
type Format = (typeof formats)[number];

let instance: TestInstance;
let importing: Importing;
let exportedArticles: number;
beforeAll(async () => {
  instance = await startCatalogInstance();
  importing = await Importing.of(instance);
  const articles = [...madeArticles(520, { features: 2, media: 1, prices: 2 })].map((article, at) => ({
    ...article,
    packings: at % 2 === 0 ? [{ unit: 'CT', quantity: 50, ean: '4000000000006' }] : [],
  }));
  const file = [...makeBmecat(articles, { version: 'etim' })].join('');
  await importing.apply(await importing.send(file, { fileName: 'katalog.xml', mode: 'full' }));
  await addOddArticles(instance, alpspitz);
  const [row] = await instance
    .em()
    .execute<{ total: number }[]>('select count(*)::int as total from article where producer_id = 1');
  exportedArticles = row!.total;
}, patience);
afterAll(() => instance?.stop(), patience);

async function exported(format: Format, language: 'de' | 'en' = 'de'): Promise<Uint8Array<ArrayBuffer>> {
  const token = await (await producerOf(alpspitz)).accessToken();
  const response = await fetch(`${instance.url}/api/catalogue-exports?format=${format}`, {
    headers: { authorization: `Bearer ${token}`, 'accept-language': language },
  });
  expect(response.status).toBe(200);
  return new Uint8Array(await response.arrayBuffer());
}

const changesOf = async ({ importId }: CatalogueImport) =>
  (await importing.call('listImportChanges', { params: { importId }, query: {} })).changes;

const refusedOf = async ({ importId }: CatalogueImport) =>
  (await importing.call('listRefusedImportLines', { params: { importId }, query: {} })).refused;

describe.each(formats)('a catalogue as %s', (format) => {
  it.each([
    ['update', 'de'],
    ['full', 'en'],
  ] as const)(
    'causes no change when it is imported again, mode %s, in %s',
    async (mode, language) => {
      const groups = () =>
        instance.em().execute<object[]>('select * from source_group order by source_group');
      const groupsBefore = await groups();
      const fileName = `werkbank.${format === 'bmecat' ? 'xml' : format}`;
      const again = await importing.send(await exported(format, language), { fileName, mode });
      expect(await refusedOf(again)).toEqual([]);
      expect(await changesOf(again)).toEqual([]);
      expect(again).toMatchObject({
        status: 'Preview',
        counts: { new: 0, changed: 0, unchanged: exportedArticles, gone: 0, refused: 0 },
      });
      expect(await groups()).toEqual(expect.arrayContaining(groupsBefore));
    },
    120_000,
  );
});

it('keeps texts of a CSV from being formulas', async () => {
  const csv = Buffer.from(await exported('csv')).toString();
  expect(csv).toContain("'=SUMME(A1)");
  expect(csv).toContain(`"'-1 Zeile`);
  for (const record of csv.split('\r\n')) expect(record).not.toMatch(/(?:^|;)"?[=@+]/);
});

it('reads 500 articles with a statement', async () => {
  const statements = await countStatements(() => exported('csv'));
  // Company, supplier of features twice, and articles by 500.
  expect(statements).toBeLessThanOrEqual(4 + Math.ceil(exportedArticles / 500));
});

it('has the articles of the own producer company only', async () => {
  const call = (companyId: number) =>
    instance.callAs(
      // A platform admin exports for each producer company.
      admin,
      'exportCatalogue',
      { query: { companyId, format: 'csv' } },
    );
  const admin = await testUser({ roles: ['platform-admin'] });
  const text = await (await call(nordlicht)).content.text();
  expect(text).not.toContain('WB-0000001');
  expect(await (await call(alpspitz)).content.text()).toContain('WB-0000001');

  // A producer has a company in each country, and each imports its own articles and groups.
  await instance.em().execute(
    `update article set owner_company_id = ${nordlicht} where material_number = 'drill-69-no';
     insert into source_group (company_id, source_group) values (${nordlicht}, 'Fremde Senker')`,
  );
  expect(await (await call(alpspitz)).content.text()).not.toContain('drill-69-no');
  const bmecat = await instance.callAs(admin, 'exportCatalogue', {
    query: { companyId: alpspitz, format: 'bmecat' },
  });
  expect(await bmecat.content.text()).not.toContain('Fremde Senker');
});
