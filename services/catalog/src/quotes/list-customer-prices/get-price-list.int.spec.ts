import { Readable } from 'node:stream';
import exceljs from 'exceljs';
import { countStatements } from '@werkbank/platform/database';
import type { TestInstance } from '@werkbank/platform/testing';
import { patience, startCatalogInstance } from '../../testing/catalog-instance.js';
import { alpspitz, buyerOf, nordlicht, producerOf } from '../../testing/desk.js';

describe('a price list', () => {
  let instance: TestInstance;
  beforeAll(async () => {
    instance = await startCatalogInstance();
    await instance
      .em()
      .execute(
        `update article set name = jsonb_build_object('de', '=HYPERLINK("x")', 'en', 'a;"b",c') where article_id = 'drill-10'`,
      );
  }, patience);
  afterAll(() => instance.stop(), patience);

  const fetched = async (query: Record<string, string>, companyId = alpspitz, language = 'de') => {
    const token = await (await producerOf(alpspitz)).accessToken();
    const asked = new URLSearchParams({ country: 'CH', currency: 'CHF', ...query }).toString();
    return fetch(`${instance.url}/api/discounts/price-lists/${companyId}?${asked}`, {
      headers: { authorization: `Bearer ${token}`, 'accept-language': language },
    });
  };
  const lines = async (response: Promise<Response>) => {
    const text = Buffer.from(await (await response).arrayBuffer()).toString('utf8');
    return text.split('\r\n');
  };

  it('has a row for each quantity at which a price changes, in German numbers', async () => {
    const all = await lines(fetched({ format: 'csv', customerCompanyId: '900' }));
    expect(all[0]).toBe(
      '\uFEFFArtikelnummer;Bezeichnung;Ab Menge;Listenpreis;Zuschlag %;Rabatt %;VOC-Abgabe;Nettopreis;Währung;MwSt. %;Lieferzeit (Arbeitstage);Preis je;Bestelleinheit',
    );
    // By hand: 1058 × 1.04 × 0.9417 → 10.36; for one + 0.36 − 0.52, for ten (103.60 + 3.63 − 12.95) / 10.
    expect(all.filter((line) => line.startsWith('drill-68-no'))).toEqual([
      'drill-68-no;Spiralbohrer DIN 338 6,8 mm;1;10,36;3,50;5,00;0,00;10,20;CHF;8,10;6;1;Stück',
      'drill-68-no;Spiralbohrer DIN 338 6,8 mm;10;10,36;3,50;12,50;0,00;9,43;CHF;8,10;6;1;Stück',
    ]);
    // The head, 60 drills with two quantities each, and the end of the last line.
    expect(all).toHaveLength(122);
  });

  it('contains all input of the net price in each row', async () => {
    const all = await lines(fetched({ format: 'csv', customerCompanyId: '900' }, alpspitz, 'en'));
    const rows = all.slice(1, -1).map((line) => line.split(',').slice(-11, -2).map(Number));
    const reckoned = rows.map(([quantity = 0, list = 0, surcharge = 0, discount = 0, voc = 0]) => {
      const line = Math.round(list * 100) * quantity;
      const part = (percent: number) => Math.round((line * percent) / 100);
      const net = (line + part(surcharge) - part(discount)) / quantity + Math.round(voc * 100);
      return Math.round(net) / 100;
    });
    expect(rows.length).toBeGreaterThan(100);
    expect(reckoned).toEqual(rows.map((row) => row[5]));
  });

  it('escapes formulas, and quotes separators', async () => {
    const german = await lines(fetched({ format: 'csv' }));
    expect(german[1]).toBe(`drill-10-no;"'=HYPERLINK(""x"")";1;9,79;3,50;2,00;0,00;9,93;CHF;8,10;6;1;Stück`);
    const english = await lines(fetched({ format: 'csv' }, alpspitz, 'en'));
    expect(english[1]).toBe('drill-10-no,"a;""b"",c",1,9.79,3.50,2.00,0.00,9.93,CHF,8.10,6,1,piece');
  });

  it('is a workbook with typed cells, a frozen head and a filter', async () => {
    const response = await fetched({ customerCompanyId: '900', day: '2026-11-22' });
    expect(response.headers.get('content-disposition')).toContain('preisliste-2026-11-22.xlsx');
    const workbook = new exceljs.Workbook();
    await workbook.xlsx.read(Readable.from(Buffer.from(await response.arrayBuffer())));
    const sheet = workbook.getWorksheet('Preisliste');
    expect(sheet?.views[0]).toMatchObject({ state: 'frozen', ySplit: 1 });
    expect(sheet?.autoFilter).toBeTruthy();
    expect(sheet?.rowCount).toBe(121);
    const first = sheet?.getRow(2);
    expect(first?.values).toEqual([
      undefined,
      'drill-10-no',
      '=HYPERLINK("x")',
      1,
      9.79,
      3.5,
      5,
      0,
      9.64,
      'CHF',
      8.1,
      6,
      1,
      'Stück',
    ]);
    expect(first?.getCell(2).type).toBe(exceljs.ValueType.String);
    expect(first?.getCell(4).numFmt).toBe('#,##0.00');
  });

  it('needs two statements for a thousand articles', async () => {
    const statements = await countStatements(async () => {
      const response = await fetched({ format: 'csv' });
      await response.text();
    });
    expect(statements).toBe(2);
  });

  it('survives a client that stops reading', async () => {
    const response = await fetched({});
    const reader = response.body?.getReader();
    await reader?.read();
    await reader?.cancel();
    expect((await fetched({ format: 'csv' })).status).toBe(200);
  });

  it.each([
    [nordlicht, {}, 404, 'COMPANY_NOT_FOUND'],
    [alpspitz, { country: 'US' }, 409, 'DELIVERY_COUNTRY_NOT_SERVED'],
    [alpspitz, { currency: 'USD' }, 409, 'CURRENCY_NOT_OFFERED'],
    [alpspitz, { format: 'pdf' }, 400, 'MALFORMED_REQUEST'],
  ])('of %i with %o is refused: %i %s', async (companyId, query, status, code) => {
    const response = await fetched(query, companyId);
    expect([response.status, await response.json()]).toEqual([status, expect.objectContaining({ code })]);
  });

  it('is refused to buyers', async () => {
    const params = { producerCompanyId: alpspitz };
    const query = { country: 'CH', currency: 'CHF' };
    const call = instance.callAs(await buyerOf(900), 'getPriceList', { params, query });
    await expect(call).rejects.toMatchObject({ status: 403 });
  });
});
