import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openOrm } from '@werkbank/platform/database';
import { fileStoreEnv } from '@werkbank/platform/files';
import { freshDatabase } from '@werkbank/platform/testing';
import { database } from '../database.js';
import { importMakerFiles } from './import-maker-files.js';
import { loadDemoData } from './load-demo-data.js';

const generator = join(import.meta.dirname, '../../../../demo/generate.ts');
const patience = 600_000;
const folder = mkdtempSync(join(tmpdir(), 'maker-files-'));
const store = fileStoreEnv.parse({ FILES_DIR: join(folder, 'files') });
let fresh: Awaited<ReturnType<typeof freshDatabase>>;
let orm: ReturnType<typeof openOrm>;

beforeAll(async () => {
  execFileSync(process.execPath, [generator, '--out', folder, '--articles', '1000'], {
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  fresh = await freshDatabase(database);
  orm = openOrm(database, { DATABASE_URL: fresh.ownerUrl, DATABASE_POOL: 5 });
  await loadDemoData(orm.em.fork(), folder);
  await bringIn();
}, patience);
afterAll(async () => {
  await orm?.close();
  await fresh?.drop();
  rmSync(folder, { recursive: true, force: true });
}, patience);

const bringIn = () => importMakerFiles(orm.em.fork(), store, folder);
const rows = <Row>(sql: string) => orm.em.fork().execute<Row[]>(sql);
const imports = () =>
  rows<Record<string, unknown>>(
    `select file_name, mode, recognised ->> 'encoding' as encoding, recognised ->> 'decimalSign' as sign, new_articles,
       changed_articles, gone_articles, refused_lines from catalogue_import order by id`,
  );
const articles = () =>
  rows<object>('select * from article where owner_company_id is not null order by article_id');
const levels = () => rows<object>('select * from stock order by article_id, dispatch_location_id');

const counts = (found: number, changed: number, gone: number, refused: number) => ({
  new_articles: found,
  changed_articles: changed,
  gone_articles: gone,
  refused_lines: refused,
});

it('brings in the files of three makers, each in its encoding', async () => {
  const [latin, utf8, utf16] = ['windows-1252', 'utf-8', 'utf-16le'];
  expect(await imports()).toMatchObject([
    { file_name: 'nordspan-bmecat.xml', encoding: latin, sign: ',', ...counts(36, 0, 0, 2) },
    { file_name: 'nordspan-discontinued.xml', encoding: latin, ...counts(0, 0, 2, 0) },
    { file_name: 'nordspan-stock.csv', mode: 'stock', encoding: utf8, ...counts(0, 34, 0, 3) },
    { file_name: 'falkenrath-preisliste.csv', encoding: latin, sign: ',', ...counts(38, 0, 0, 4) },
    { file_name: 'falkenrath-bestand.csv', mode: 'stock', ...counts(0, 33, 0, 3) },
    { file_name: 'juradur-etim.zip', encoding: utf8, sign: '.', ...counts(36, 0, 0, 2) },
    { file_name: 'juradur-stock.txt', mode: 'stock', encoding: utf16, ...counts(0, 31, 0, 2) },
  ]);
});

it('refuses wrong lines with a reason', async () => {
  const refused = await rows<object>(
    `select i.file_name, r.field, r.code, count(*)::int from catalogue_import_refusal r
       join catalogue_import i on i.id = r.import_id and i.mode = 'update' group by 1, 2, 3 order by 1, 2, 3`,
  );
  const line = (file_name: string, field: string, code: string, count: number) => ({
    file_name,
    field,
    code,
    count,
  });
  expect(refused).toEqual([
    line('falkenrath-preisliste.csv', 'materialNumber', 'NumberTwice', 1),
    line('falkenrath-preisliste.csv', 'orderUnit', 'UnitUnknown', 1),
    line('falkenrath-preisliste.csv', 'price', 'NotANumber', 2),
    line('juradur-etim.zip', 'orderUnit', 'UnitUnknown', 2),
    line('nordspan-bmecat.xml', 'orderUnit', 'UnitUnknown', 1),
    line('nordspan-bmecat.xml', 'price', 'NotANumber', 1),
  ]);
});

it('leaves wrong fields out and counts them', async () => {
  const leftOut = await rows<{ fields: object }>(
    `select jsonb_object_agg(l ->> 'name', l -> 'count') as fields from catalogue_import i
       cross join jsonb_array_elements(left_out) as l where i.mode = 'update' group by i.id order by i.id`,
  );
  expect(leftOut.map(({ fields }) => fields)).toEqual([
    { 'PRODUCT_PRICE/TAX': 38, tariffNumber: 6, ean: 2, price: 2, originCountry: 1 },
    { ean: 2, 'EK netto': 1, leadTimeDays: 1 },
    {
      'DESCRIPTION_SHORT (fra)': 38,
      'USER_DEFINED_EXTENSIONS/UDX.REACH.INFO': 38,
      'packing XQZ': 5,
      'HEADER/GENERATOR_INFO': 1,
      originCountry: 1,
      weight: 1,
    },
  ]);
});

it('has articles of every kind that a shop has to show', async () => {
  const [found] = await rows<object>(
    `select count(*)::int as articles,
       count(*) filter (where list_price is null and coalesce(further_prices, '[]') = '[]')::int as "withoutPrice",
       count(*) filter (where not_for_sale_reason is not null)::int as "offSale",
       count(*) filter (where group_id = 'unplaced')::int as "withoutGroup",
       count(*) filter (where ean is null)::int as "withoutGtin",
       count(*) filter (where price_quantity = 100)::int as "pricedByHundred",
       count(*) filter (where order_unit = 'PK' and content_quantity = 10)::int as "packsOfTen",
       count(*) filter (where packings <> '[]')::int as "withPackings",
       count(*) filter (where related_articles <> '[]')::int as "withReferences",
       count(*) filter (where video_url like 'https://%')::int as "withVideo",
       count(*) filter (where image_url is not null)::int as "withPicture",
       count(*) filter (where document_links <> '[]')::int as "withSheet",
       count(*) filter (where not exists (select from stock s where s.article_id = a.article_id and s.level > 0))::int as "outOfStock"
     from article a where owner_company_id is not null`,
  );
  expect(found).toEqual({
    articles: 110,
    withoutPrice: 7,
    offSale: 2,
    withoutGroup: 4,
    withoutGtin: 33,
    pricedByHundred: 34,
    packsOfTen: 24,
    withPackings: 19,
    withReferences: 17,
    withVideo: 2,
    withPicture: 34,
    withSheet: 18,
    outOfStock: 12,
  });
});

it('brings a file in once', async () => {
  const before = await imports();
  expect(await bringIn()).toBe(0);
  expect(await imports()).toEqual(before);
});

it('brings in a file that another company has sent', async () => {
  await rows(`update catalogue_import i set company_id = (select min(id) from producer_company where id <> i.company_id)
     where file_name = 'nordspan-stock.csv'`);
  expect(await bringIn()).toBe(1);
});

it(
  'changes no article by a second import of the same files',
  async () => {
    const before = [await articles(), await levels()];
    await rows('delete from catalogue_import');
    expect(await bringIn()).toBe(7);
    expect((await imports()).map((each) => each['new_articles'])).toEqual([0, 0, 0, 0, 0, 0, 0]);
    expect([await articles(), await levels()]).toEqual(before);
  },
  patience,
);
