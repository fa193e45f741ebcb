import type { TestInstance } from '@werkbank/platform/testing';
import { german, patience, startCatalogInstance } from '../testing/catalog-instance.js';
import { nordlicht } from '../testing/desk.js';
import { Importing } from './testing/importing.js';

let instance: TestInstance;
let importing: Importing;
beforeAll(async () => {
  instance = await startCatalogInstance();
  importing = await Importing.of(instance);
}, patience);
afterAll(() => instance?.stop(), patience);

const head = 'Artikelnummer;Bezeichnung;Listenpreis;Währung;Preismenge;Gruppe;Lieferzeit in Tagen';
const csv = (...lines: string[]): string => [head, ...lines, ''].join('\r\n');
const changesOf = ({ importId }: { importId: number }) => ({ params: { importId }, query: {} });
const found = async (q: string) =>
  (await instance.callAs('visitor', 'searchArticles', { query: { ...german, q } })).articles;

describe('a table of articles', () => {
  it('becomes articles that are found and have a price', async () => {
    const preview = await importing.send(
      csv('ZF 1/7;Zapfenfräser 7 mm;1,99;EUR;100;Fräser;4', 'ZF 2;Zapfenfräser 9 mm;12,50;EUR;1;Fräser;4'),
    );
    expect(preview).toMatchObject({
      status: 'Preview',
      counts: { new: 2, changed: 0, unchanged: 0, gone: 0, refused: 0 },
      recognised: { format: 'csv', separator: ';', decimalSign: ',' },
    });
    expect(await found('Zapfenfräser')).toEqual([]);
    expect(await importing.apply(preview)).toMatchObject({ status: 'Done', progress: { total: null } });
    const articles = await found('Zapfenfräser');
    expect(articles.map(({ materialNumber }) => materialNumber).sort()).toEqual(['ZF 1/7', 'ZF 2']);
    expect(articles.find(({ materialNumber }) => materialNumber === 'ZF 2')).toMatchObject({
      articleText: 'Zapfenfräser 9 mm',
      // 12.50 − 2 % for visitors.
      price: 1225,
      leadTimeDays: 4,
      notAvailableReason: null,
    });
  });

  it('changes only different values, and reports the largest price change', async () => {
    const preview = await importing.send(
      csv('ZF 1/7;Zapfenfräser 7 mm;1,99;EUR;100;Fräser;4', 'ZF 2;Zapfenfräser 9 mm;13,75;EUR;1;Fräser;4'),
    );
    expect(preview).toMatchObject({
      counts: { new: 0, changed: 1, unchanged: 1 },
      samples: [
        {
          materialNumber: 'ZF 2',
          kind: 'changed',
          priceMove: 10,
          fields: [{ field: 'listPrice', before: '12,50\u00a0EUR', after: '13,75\u00a0EUR' }],
        },
      ],
    });
    const done = await importing.apply(preview);
    expect((await found('Zapfenfräser 9'))[0]?.price).toBe(1347);
    expect(await importing.withdraw(done)).toMatchObject({ status: 'Withdrawn', notRestored: [] });
    expect((await found('Zapfenfräser 9'))[0]?.price).toBe(1225);
  });

  it('compares an article again if it changes between preview and application', async () => {
    const preview = await importing.send(
      csv('ZF 1/7;Zapfenfräser 7 mm;2,49;EUR;100;Fräser;4', 'ZF 2;Zapfenfräser 9 mm;13,75;EUR;1;Fräser;4'),
    );
    await importing.call('setListPrices', {
      query: {},
      body: { lines: [{ materialNumber: 'ZF 2', amount: 1300, currency: 'EUR' }] },
    });
    const done = await importing.apply(preview);
    expect((await found('Zapfenfräser 9'))[0]?.price).toBe(1347);
    await importing.withdraw(done);
    // 13.00 − 2 %: the price that the import replaced, not that of its preview.
    expect((await found('Zapfenfräser 9'))[0]?.price).toBe(1274);
    await importing.call('setListPrices', {
      query: {},
      body: { lines: [{ materialNumber: 'ZF 2', amount: 1250, currency: 'EUR' }] },
    });
  });

  it(
    'keeps later manual changes when it is withdrawn',
    async () => {
      const done = await importing.apply(
        await importing.send(csv('ZF 2;Zapfenfräser 9,0 mm;14,00;EUR;1;Fräser;4')),
      );
      await importing.call('setListPrices', {
        query: {},
        body: { lines: [{ materialNumber: 'ZF 2', amount: 1500, currency: 'EUR' }] },
      });
      expect(await importing.withdraw(done)).toMatchObject({
        status: 'Withdrawn',
        notRestored: [{ materialNumber: 'ZF 2', field: 'listPrice' }],
      });
      expect((await found('Zapfenfräser 9'))[0]).toMatchObject({
        articleText: 'Zapfenfräser 9 mm',
        price: 1470,
      });
    },
    patience,
  );

  it('takes articles off sale that a whole catalogue no longer has', async () => {
    const preview = await importing.send(csv('ZF 2;Zapfenfräser 9 mm;15,00;EUR;1;Fräser;4'), {
      mode: 'full',
    });
    expect(preview.counts).toMatchObject({ gone: 1, unchanged: 1 });
    await importing.apply(preview);
    expect(await found('ZF 1/7')).toMatchObject([
      { materialNumber: 'ZF 1/7', notAvailableReason: 'NotAvailableForOrder' },
    ]);
  });

  it('is refused as a whole catalogue without a readable article', async () => {
    const refused = await importing.send(csv('ZF 2;Zapfenfräser 9 mm;-4,00;EUR;1;Fräser;4'), {
      mode: 'full',
    });
    expect(refused).toMatchObject({
      status: 'Failed',
      failure: { code: 'NoArticles' },
      counts: { gone: 0, refused: 1 },
    });
    expect((await found('ZF 2'))[0]?.notAvailableReason).toBeNull();
  });

  it('refuses lines with their reason, and takes the others', async () => {
    const preview = await importing.send(
      csv(
        'ZF 3;Zapfenfräser;-4,00;EUR;1;Fräser;4',
        'ZF 4;Zapfenfräser;4,00;XXQ;1;Fräser;4',
        'ZF 5;Zapfenfräser 5;4,00;EUR;1;Fräser;4',
        'ZF 5;Zapfenfräser 5;4,50;EUR;1;Fräser;4',
      ),
    );
    const { importId } = preview;
    const { refused } = await importing.call('listRefusedImportLines', { params: { importId }, query: {} });
    expect(refused.map(({ materialNumber, code }) => [materialNumber, code])).toEqual([
      ['ZF 3', 'NumberNegative'],
      ['ZF 4', 'CurrencyUnknown'],
      ['ZF 5', 'PricesContradict'],
    ]);
  });
});

describe('places', () => {
  it('move articles of a group to where the producer puts it', async () => {
    const before = await importing.call('listSourceGroups', { query: {} });
    expect(before.sourceGroups).toMatchObject([{ sourceGroup: 'Fräser', groupId: null }]);
    expect(before.unplaced).toBeGreaterThan(0);
    const places = [{ sourceGroup: 'Fräser', groupId: 'drills', materialGroupId: 3 }];
    const { moved } = await importing.call('placeSourceGroups', { query: {}, body: { places } });
    expect(moved).toBe(before.unplaced);
    expect(await importing.call('listSourceGroups', { query: {} })).toMatchObject({ unplaced: 0 });
  });

  it('count as they are when an import is applied', async () => {
    const lines = [
      'ZF 20;Zapfenfräser 20;20,00;EUR;1;Senker;4',
      'ZF 21;Zapfenfräser 21;21,00;EUR;1;Fräser;4',
    ];
    const preview = await importing.send(csv(...lines));
    const places = [{ sourceGroup: 'Senker', groupId: 'drills', materialGroupId: 3 }];
    await importing.call('placeSourceGroups', { query: {}, body: { places } });
    await importing.apply(preview);
    expect(await importing.call('listSourceGroups', { query: {} })).toMatchObject({ unplaced: 0 });
  });
});

describe('a discount group', () => {
  it('uses the material group that the producer chose for it', async () => {
    const file = 'Artikelnummer;Bezeichnung;Listenpreis;Rabattgruppe\r\nZF 6;Zapfenfräser 6;10,00;R10\r\n';
    await importing.apply(await importing.send(file));
    const { sourceGroups } = await importing.call('listSourceGroups', { query: {} });
    expect(sourceGroups.find(({ isDiscountGroup }) => isDiscountGroup)).toMatchObject({
      sourceGroup: '% R10',
      name: 'Rabattgruppe R10',
      articles: 1,
    });
    const places = [{ sourceGroup: '% R10', groupId: null, materialGroupId: 4 }];
    expect(await importing.call('placeSourceGroups', { query: {}, body: { places } })).toEqual({ moved: 1 });
    const again = await importing.send(csv('ZF 6;Zapfenfräser 6;10,00;EUR;1;Fräser;4'));
    expect((await importing.call('listImportChanges', changesOf(again))).changes[0]?.fields).toContainEqual({
      field: 'sourceGroups',
      before: '% R10',
      after: 'Fräser, % R10',
    });
  });
});

describe('a dispatch location of a stock file', () => {
  const levels = async (location: string) => {
    const file = `Artikelnummer;Bestand;Versandort\r\nZF 2;7;${location}\r\n`;
    const preview = await importing.send(file, { mode: 'stock' });
    return preview.counts;
  };

  it.each(['11', 'versand'])('is known as %s', async (location) => {
    expect(await levels(location)).toMatchObject({ changed: 1, refused: 0 });
  });

  it('is refused where the company has none of that name', async () => {
    expect(await levels('Hamburg')).toMatchObject({ changed: 0, refused: 1 });
  });
});

describe('another company', () => {
  it('sees no imports of this one', async () => {
    const other = await Importing.of(instance, nordlicht);
    await expect(other.call('getCatalogueImport', { params: { importId: 1 } })).rejects.toMatchObject({
      body: { code: 'CATALOGUE_IMPORT_NOT_FOUND' },
    });
  });
});
