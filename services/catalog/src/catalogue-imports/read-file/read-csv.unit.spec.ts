import { piecesOf } from '../testing/make-zip.js';
import { readCsv } from './read-csv.js';

async function read(file: string | Buffer, piece = 5) {
  const { form, rows } = await readCsv(piecesOf(Buffer.from(file as string), piece));
  const all = [];
  for await (const row of rows) all.push(row);
  return { form, rows: all };
}

it('recognises separator, encoding and decimal sign', async () => {
  const { form, rows } = await read(
    Buffer.from('Nr;Text;Preis\r\n1;Fräser;1.234,50\r\n2;"a;b";2,00\r\n', 'latin1'),
  );
  expect(form).toMatchObject({ separator: ';', encoding: 'windows-1252', decimalSign: ',' });
  expect(rows.map(({ cells }) => cells)).toEqual([
    ['Nr', 'Text', 'Preis'],
    ['1', 'Fräser', '1.234,50'],
    ['2', 'a;b', '2,00'],
  ]);
});

it.each([
  ['Nr,Text,Price\n1,"Drill, long",1.50\n', ',', '.'],
  ['Nr\tText\tPreis\r1\tBohrer, lang; rot\t1,50\r', '\t', ','],
  ['Nr|Text|Preis\n1|Bohrer|1.50\n', '|', '.'],
  ['sep=|\r\nNr;1|Text;2\r\n1|b\r\n', '|', ','],
  ['Muster AG, Hauptstr. 1, Basel\n\nNr;Text;Preis\n1;a;2\n', ';', ','],
])('recognises %j', async (file, separator, decimalSign) => {
  expect((await read(file)).form).toMatchObject({ separator, decimalSign });
});

it('keeps line numbers over empty lines, breaks in cells and a first line with the separator', async () => {
  const { rows } = await read('\uFEFFsep=;\r\nNr;Text\r\n\r\n1;"a\nb"\r\n;;\r\n2;c;;\r\n');
  expect(rows).toEqual([
    { line: 2, cells: ['Nr', 'Text'] },
    { line: 4, cells: ['1', 'a\nb'] },
    { line: 7, cells: ['2', 'c'] },
  ]);
});

it('reads inches and marked texts', async () => {
  expect((await read('Nr;Text\n\'007;Rohr 1/4" lang\n')).rows[1]?.cells).toEqual(['007', 'Rohr 1/4" lang']);
});

it('refuses a cell without an end, too many columns and zero bytes', async () => {
  await expect(read(`Nr;Text\n1;"${'x'.repeat(9_000_000)}`, 65536)).rejects.toMatchObject({
    reason: 'CellTooLarge',
  });
  await expect(read('a;'.repeat(2500), 65536)).rejects.toMatchObject({ reason: 'TooManyColumns' });
  await expect(read('Nr;Text\n1;\0\n')).rejects.toMatchObject({ reason: 'UnknownEncoding' });
  await expect(read('Nr;Text\n1;"a')).rejects.toMatchObject({ reason: 'BrokenTable' });
});
