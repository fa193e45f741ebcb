import { rowsVisitedBy, type TestInstance } from '@werkbank/platform/testing';
import { patience, startCatalogInstance } from '../../testing/catalog-instance.js';
import { Importing } from '../testing/importing.js';

const rows = 2_000;
let instance: TestInstance;
let importId: number;
beforeAll(async () => {
  instance = await startCatalogInstance();
  const importing = await Importing.of(instance);
  const applied = async (number: string) => {
    const csv = `Artikelnummer;Bezeichnung;Listenpreis;Währung\r\n${number};Zapfen;1,00;EUR\r\n`;
    return (await importing.apply(await importing.send(csv))).importId;
  };
  const owner = instance.ownerEm();
  await applied('ALT 1');
  await owner.execute('analyze catalogue_import_article, catalogue_import_change');
  importId = await applied('NEU 1');
  await owner.execute(
    `insert into catalogue_import_article (import_id, line, material_number, sent)
     select ?, 100 + n, 'N ' || n, '{}' from generate_series(1, ?) n`,
    [importId, rows],
  );
  await owner.execute(
    `insert into catalogue_import_change (import_id, line, kind, changes)
     select ?, 100 + n, 'changed', '{}' from generate_series(1, ?) n`,
    [importId, rows],
  );
}, patience);
afterAll(() => instance?.stop(), patience);

it('shows changes of a new import and visits each of its rows a few times at most', async () => {
  const params = [importId, '', '', 0, 25, 0];
  const count = await rowsVisitedBy(instance.ownerEm(), 'listed-import-changes', params);
  expect(count).toBeGreaterThan(0);
  expect(count).toBeLessThan(20 * rows);
});
