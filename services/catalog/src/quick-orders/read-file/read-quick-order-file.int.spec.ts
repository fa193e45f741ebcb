import { csvText } from '@werkbank/contracts/csv';
import { quickOrderLimits } from '@werkbank/contracts/quick-order';
import { countStatements } from '@werkbank/platform/database';
import { type TestInstance, testUser } from '@werkbank/platform/testing';
import exceljs from 'exceljs';
import { patience, startCatalogInstance } from '../../testing/catalog-instance.js';
import { buyerOf, refusalOf } from '../../testing/desk.js';

describe('a file of a quick order', () => {
  let instance: TestInstance;
  let buyer: Awaited<ReturnType<typeof buyerOf>>;
  beforeAll(async () => {
    instance = await startCatalogInstance();
    buyer = await buyerOf(900);
  }, patience);
  afterAll(() => instance.stop(), patience);

  const read = (file: string | Uint8Array, caller: typeof buyer | 'visitor' = buyer) =>
    instance.callAs(
      caller,
      'readQuickOrderFile',
      {},
      { file: new Uint8Array(Buffer.from(file as Uint8Array)) },
    );
  const workbook = async (fill: (sheet: exceljs.Worksheet, book: exceljs.Workbook) => void) => {
    const book = new exceljs.Workbook();
    fill(book.addWorksheet('Bedarf'), book);
    return Buffer.from(await book.xlsx.writeBuffer());
  };

  it('is a workbook, with the stored results of its formulas', async () => {
    const bytes = await workbook((sheet, book) => {
      sheet.addRow(['Bedarf für März']);
      const list = book.addWorksheet('Liste');
      list.addRow(['Pos', 'Artikel-Nr.', 'Bezeichnung', 'Menge']);
      list.addRow([1, 'WB-338 0680', 'Bohrer', 12]);
      list.addRow([2, 4012345678901, '', { formula: 'D2*2', result: 24 }]);
      list.addRow([]);
      list.addRow([3, { formula: '"WB"&"-1"', result: 'WB-1' }, '', { formula: 'D9' }]);
    });
    expect(await read(bytes)).toEqual({
      lines: [
        { line: 2, number: 'WB-338 0680', quantity: '12' },
        { line: 3, number: '4012345678901', quantity: '24' },
        { line: 5, number: 'WB-1', quantity: '' },
      ],
    });
  });

  it('is a CSV file of any program', async () => {
    const rows = [
      ['Artikelnummer', 'Menge'],
      ['WB-338 0680', '12'],
      ['=1+1', '3'],
    ];
    const lines = [
      { line: 2, number: 'WB-338 0680', quantity: '12' },
      { line: 3, number: '=1+1', quantity: '3' },
    ];
    expect(await read(csvText(rows, ';'))).toEqual({ lines });
    expect(await read(Buffer.from('Stück;Nr\n12;Säge 5', 'latin1'))).toEqual({
      lines: [{ line: 2, number: 'Säge 5', quantity: '12' }],
    });
    expect(await read(Buffer.from(`\uFEFFWB-338 0680\t12`, 'utf16le'))).toEqual({
      lines: [{ line: 1, number: 'WB-338 0680', quantity: '12' }],
    });
  });

  it('may have 5,000 lines, not one more', async () => {
    const list = (count: number) => `Nr;Menge\n${'WB-338 0680;1\n'.repeat(count)}`;
    expect((await read(list(quickOrderLimits.lines))).lines).toHaveLength(quickOrderLimits.lines);
    expect(await refusalOf(read(list(quickOrderLimits.lines + 1)))).toMatchObject({
      status: 400,
      code: 'ORDER_FILE_TOO_LONG',
      field: 'file',
    });
    const long = await workbook((sheet) => {
      for (let at = 0; at < 10_000; at++) sheet.addRow([`n${at}`, 1]);
    });
    expect(await refusalOf(read(long))).toMatchObject({ code: 'ORDER_FILE_TOO_LONG' });
  });

  it.each([
    ['ORDER_FILE_EMPTY', ''],
    ['ORDER_FILE_EMPTY', 'Artikelnummer;Menge\n'],
    ['ORDER_FILE_UNREADABLE', '%PDF-1.7'],
    ['ORDER_FILE_UNREADABLE', 'PK\u0003\u0004broken workbook [Content_Types].xml'],
    ['ORDER_FILE_UNREADABLE', 'Nr;Menge\n\0;1'],
    ['ORDER_FILE_UNREADABLE', '<BMECAT></BMECAT>'],
  ])('is refused by %s: %j', async (code, content) => {
    expect(await refusalOf(read(content))).toMatchObject({ status: 400, code, field: 'file' });
  });

  it('is refused if it is too large', async () => {
    expect(await refusalOf(read(new Uint8Array(quickOrderLimits.fileBytes + 1)))).toMatchObject({
      status: 413,
      code: 'BODY_TOO_LARGE',
    });
  });

  it('stores no data, and is for people of companies only', async () => {
    expect(await countStatements(() => read('WB-338;1'))).toBe(0);
    expect(await refusalOf(read('WB-338;1', 'visitor'))).toMatchObject({ status: 401 });
    const loner = await testUser({});
    const admin = await testUser({ roles: ['platform-admin'] });
    for (const caller of [loner, admin])
      expect(await refusalOf(read('WB-338;1', caller))).toMatchObject({ status: 403 });
  });
});
