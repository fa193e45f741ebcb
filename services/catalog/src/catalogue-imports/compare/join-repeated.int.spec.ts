import type { CatalogueImportMode } from '@werkbank/contracts/entities';
import type { TestInstance } from '@werkbank/platform/testing';
import { patience, startCatalogInstance } from '../../testing/catalog-instance.js';
import { Importing } from '../testing/importing.js';

let instance: TestInstance;
let importing: Importing;
beforeAll(async () => {
  instance = await startCatalogInstance();
  importing = await Importing.of(instance);
  const articles = ['JR 1;Reibahle 1', 'JR 2;Reibahle 2', 'JR 3;Reibahle 3'];
  await importing.apply(await importing.send(['Artikelnummer;Bezeichnung', ...articles, ''].join('\n')));
}, patience);
afterAll(() => instance?.stop(), patience);

async function sent(mode: CatalogueImportMode, lines: readonly string[]) {
  const { importId, counts } = await importing.send([...lines, ''].join('\n'), { mode });
  const params = { importId };
  const { changes } = await importing.call('listImportChanges', { params, query: {} });
  const { refused } = await importing.call('listRefusedImportLines', { params, query: {} });
  return {
    counts,
    changed: Object.fromEntries(changes.map(({ materialNumber, fields }) => [materialNumber, fields])),
    refused: refused.map(({ line, materialNumber, code }) => [line, materialNumber, code]),
  };
}

it('joins prices of one article from lines far apart, and keeps contradictions apart', async () => {
  const { changed, refused } = await sent('prices', [
    'Artikelnummer;Listenpreis;Währung;Ab Menge',
    'JR 1;10,00;EUR;1',
    'JR 2;20,00;EUR;1',
    'JR 3;30,00;EUR;1',
    'JR 1;9,00;EUR;10',
    'JR 2;19,00;EUR;10',
    'JR 3;31,00;EUR;1',
    'JR 1;8,00;EUR;100',
  ]);
  expect(refused).toEqual([[7, 'JR 3', 'NumberTwice']]);
  const furtherOf = (number: string) =>
    changed[number]?.find(({ field }) => field === 'furtherPrices')?.after;
  expect(furtherOf('JR 1')).toMatch(/9,00[^]*8,00|8,00[^]*9,00/);
  expect(furtherOf('JR 2')).toMatch(/19,00/);
  expect(changed['JR 1']?.find(({ field }) => field === 'listPrice')?.after).toMatch(/^10,00\sEUR$/);
}, 60_000);

it('joins levels of one article at several places, and refuses the second level at one place', async () => {
  const { refused, counts } = await sent('stock', [
    'Artikelnummer;Bestand;Lagerort',
    'JR 1;5;11',
    'JR 2;6;11',
    'JR 1;5;11',
    'JR 2;7;11',
  ]);
  expect(refused).toEqual([[5, 'JR 2', 'NumberTwice']]);
  expect(counts).toMatchObject({ changed: 2, refused: 1 });
}, 60_000);
