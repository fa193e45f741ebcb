import { FileStore } from '@werkbank/platform/files';
import type { TestInstance } from '@werkbank/platform/testing';
import { patience, startCatalogInstance } from '../../testing/catalog-instance.js';
import { refusalOf } from '../../testing/desk.js';
import { CatalogueImportEntity, RefusedLine, StagedArticle } from '../tables/index.js';
import { Importing } from '../testing/importing.js';
import { DeleteOldRows } from './delete-old-rows.js';

let instance: TestInstance;
let importing: Importing;
let old: number;
let young: number;
beforeAll(async () => {
  instance = await startCatalogInstance();
  importing = await Importing.of(instance);
  const applied = async (number: string) => {
    const csv = `Artikelnummer;Bezeichnung;Listenpreis;Währung\r\n${number};Zapfen;1,00;EUR\r\nX ${number};Zapfen;-1,00;EUR\r\n`;
    return (await importing.apply(await importing.send(csv))).importId;
  };
  old = await applied('ALT 1');
  young = await applied('NEU 1');
}, patience);
afterAll(() => instance?.stop(), patience);

const finishedBefore = (importId: number, days: number) =>
  instance
    .ownerEm()
    .execute(`update catalogue_import set finished_on = now() - ? * interval '1 day' where id = ?`, [
      days,
      importId,
    ]);
const rowsOf = async (importId: number) => [
  await instance.em().count(StagedArticle, { importId }),
  await instance.em().count(RefusedLine, { importId }),
];
const read = (id: number) => instance.em().findOneOrFail(CatalogueImportEntity, { id });
const isKept = async (key: string | null | undefined) => {
  const content = await instance.app.get(FileStore).read(key ?? '');
  content?.destroy();
  return content !== undefined;
};

it('refuses to withdraw an import after 30 days, also while its rows are still there', async () => {
  await finishedBefore(old, 31);
  const withdraw = importing.call('withdrawCatalogueImport', { params: { importId: old } });
  expect(await refusalOf(withdraw)).toMatchObject({ status: 409, code: 'CATALOGUE_IMPORT_TOO_OLD' });
});

it('deletes rows and file of an old import in batches, and keeps the import and all of a younger one', async () => {
  await finishedBefore(young, 29);
  await instance.ownerEm().execute(
    `insert into catalogue_import_article (import_id, line, material_number, sent)
     select ?, 100 + n, 'N ' || n, '{}' from generate_series(1, 11000) n`,
    [old],
  );
  const { fileKey } = await read(old);
  expect(await isKept(fileKey)).toBe(true);
  expect(await instance.app.get(DeleteOldRows).run()).toBe(1);
  expect(await rowsOf(old)).toEqual([0, 0]);
  expect(await isKept(fileKey)).toBe(false);
  expect(await read(old)).toMatchObject({ status: 'Done', fileKey: null, hasRows: false });
  expect(await rowsOf(young)).toEqual([1, 1]);
  expect(await instance.app.get(DeleteOldRows).run()).toBe(0);
});

it('refuses to withdraw an import whose rows are deleted, even within the time limit', async () => {
  await finishedBefore(old, 1);
  const withdraw = importing.call('withdrawCatalogueImport', { params: { importId: old } });
  expect(await refusalOf(withdraw)).toMatchObject({ code: 'CATALOGUE_IMPORT_TOO_OLD' });
  const { actions } = await importing.call('getCatalogueImport', { params: { importId: young } });
  expect(actions).toEqual(['withdraw']);
});

it('finds old imports by their index', async () => {
  const plan = await instance.ownerEm().transactional(async (em) => {
    await em.execute('set local enable_seqscan = off');
    return em.execute<{ 'QUERY PLAN': string }[]>(
      `explain select id from catalogue_import where has_rows and finished_on < now() order by finished_on limit 1`,
    );
  });
  expect(plan.map((line) => line['QUERY PLAN']).join('\n')).toContain('catalogue_import_old_rows');
});
