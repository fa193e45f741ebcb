import exceljs from 'exceljs';
import { makeZip, sourceOf } from '../testing/make-zip.js';
import { LeftOut } from './left-out.js';
import { readXlsx } from './read-xlsx.js';

async function read(bytes: Buffer, leftOut = new LeftOut()) {
  const { form, rows } = await readXlsx(sourceOf(bytes, 65536), leftOut, (first) =>
    first.some(({ cells }) => cells.includes('Nr')),
  );
  const all = [];
  for await (const row of rows) all.push(row);
  return { form, rows: all, leftOut: leftOut.list() };
}

async function written(fill: (workbook: exceljs.Workbook) => void): Promise<Buffer> {
  const workbook = new exceljs.Workbook();
  fill(workbook);
  return Buffer.from(await workbook.xlsx.writeBuffer());
}

const part = (sheet: string, more: { path: string; content: string }[] = []) =>
  makeZip([
    { path: '[Content_Types].xml', content: '<Types/>' },
    {
      path: 'xl/workbook.xml',
      content: '<workbook xmlns:r="r"><sheets><sheet name="S" sheetId="1" r:id="rId1"/></sheets></workbook>',
    },
    {
      path: 'xl/_rels/workbook.xml.rels',
      content: '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>',
    },
    { path: 'xl/worksheets/sheet1.xml', content: `<worksheet><sheetData>${sheet}</sheetData></worksheet>` },
    ...more,
  ]);

it('reads texts, numbers, days, formulas and padded numbers of the first sheet with known heads', async () => {
  const bytes = await written((workbook) => {
    workbook.addWorksheet('Deckblatt').addRow(['Preisliste 2026']);
    const sheet = workbook.addWorksheet('Artikel');
    sheet.addRow([]);
    sheet.addRow(['Nr', 'Text', 'Preis', 'Ab', 'Summe', 'GTIN']);
    const day = new Date(Date.UTC(2026, 0, 31));
    sheet.addRow([
      7,
      { richText: [{ text: 'Boh' }, { text: 'rer' }] },
      0.1 + 0.2,
      day,
      { formula: 'A1', result: 5 },
      4012345678901,
    ]);
    sheet.getCell('A3').numFmt = '00000';
    sheet.addRow([null, null, 'x']);
  });
  const { form, rows, leftOut } = await read(bytes);
  expect(form).toMatchObject({ kind: 'xlsx', sheet: 'Artikel' });
  expect(rows).toEqual([
    { line: 2, cells: ['Nr', 'Text', 'Preis', 'Ab', 'Summe', 'GTIN'] },
    { line: 3, cells: ['00007', 'Bohrer', '0.3', '2026-01-31', '5', '4012345678901'] },
    { line: 4, cells: ['', '', 'x'] },
  ]);
  expect(leftOut).toEqual([
    { name: 'Deckblatt', reason: 'SheetLeftOut', count: 1 },
    { name: 'Artikel', reason: 'FormulaResultTaken', count: 1 },
  ]);
});

it('reads cells without addresses, inline texts, small numbers and errors', async () => {
  const cells =
    '<c t="inlineStr"><is><t>Nr</t></is></c><c><v>1.9900000000000001E-2</v></c><c t="e"><v>#N/A</v></c><c t="b"><v>1</v></c><c><v>4.012345678901E12</v></c>';
  const { rows } = await read(part(`<row>${cells}</row>`));
  expect(rows).toEqual([{ line: 1, cells: ['Nr', '0.0199', '', 'true', '4012345678901'] }]);
});

it('passes over empty rows without end', async () => {
  const empty = Array.from({ length: 300_000 }, (_, at) => `<row r="${at + 2}"/>`).join('');
  const head = '<row r="1"><c r="B1" t="inlineStr"><is><t>Nr</t></is></c></row>';
  expect((await read(part(head + empty))).rows).toEqual([{ line: 1, cells: ['', 'Nr'] }]);
}, 30_000);

it('leaves macros out', async () => {
  const bytes = part('<row><c><v>1</v></c></row>', [{ path: 'xl/vbaProject.bin', content: 'x' }]);
  expect((await read(bytes)).leftOut).toEqual([
    { name: 'vbaProject.bin', reason: 'MacrosIgnored', count: 1 },
  ]);
});

it('refuses an archive without a workbook and a sheet without cells', async () => {
  await expect(read(makeZip([{ path: 'xl/x', content: '' }]))).rejects.toMatchObject({
    reason: 'BrokenWorkbook',
  });
  await expect(read(part('<row/>'))).rejects.toMatchObject({ reason: 'NoTable' });
});
