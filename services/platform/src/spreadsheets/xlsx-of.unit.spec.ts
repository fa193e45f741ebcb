import { once } from 'node:events';
import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { cleanLine, hasForbiddenInLine } from '@werkbank/contracts/text';
import exceljs from 'exceljs';
import { readAhead } from './read-ahead.js';
import { type SheetColumn, xlsxOf } from './xlsx-of.js';

interface Row {
  no: number;
  name: string;
}
const columns: SheetColumn<Row>[] = [
  { title: 'No', width: 8, format: '0', value: ({ no }) => no },
  { title: 'Name', width: 40, format: ({ no }) => (no % 2 === 0 ? '@' : '@"!"'), value: ({ name }) => name },
];
const sheet = { name: 'Things', columns };

async function* parts(count: number, rowsOfPart: number, made: { parts: number } = { parts: 0 }) {
  for (let part = 0; part < count; part++) {
    made.parts++;
    yield Array.from({ length: rowsOfPart }, (_, row) => {
      const no = part * rowsOfPart + row;
      // Random enough that little of it is compressed away.
      return { no, name: `${Math.sin(no)}${Math.cos(no)}`.repeat(5) };
    });
  }
}

async function opened(file: Readable) {
  const chunks: Buffer[] = [];
  for await (const chunk of file) chunks.push(chunk as Buffer);
  const workbook = new exceljs.Workbook();
  await workbook.xlsx.read(Readable.from(Buffer.concat(chunks)));
  return workbook.worksheets;
}

it('has a frozen head, widths, formats of their own and a filter over all rows', async () => {
  const [things] = await opened(xlsxOf(parts(2, 3), sheet));
  expect([things?.name, things?.rowCount, things?.autoFilter]).toEqual(['Things', 7, 'A1:B7']);
  expect(things?.views[0]).toMatchObject({ state: 'frozen', ySplit: 1 });
  expect(things?.getRow(1).font).toMatchObject({ bold: true });
  expect([things?.getColumn(2).width, things?.getCell('B2').numFmt, things?.getCell('B3').numFmt]).toEqual([
    40,
    '@',
    '@"!"',
  ]);
});

it('goes on in a further sheet if one is full', async () => {
  const sheets = await opened(xlsxOf(parts(5, 3), sheet, 8));
  expect(sheets.map(({ name, rowCount, autoFilter }) => [name, rowCount, autoFilter])).toEqual([
    ['Things', 8, 'A1:B8'],
    ['Things 2', 8, 'A1:B8'],
    ['Things 3', 2, 'A1:B2'],
  ]);
  expect(sheets[2]?.getCell('A2').value).toBe(14);
});

it('makes no more rows than the reader takes, and none after a disconnect', async () => {
  const made = { parts: 0 };
  const file = xlsxOf(await readAhead(parts(1000, 1000, made)), sheet);
  await once(file, 'readable');
  const aWhile = async () => {
    for (let turn = 0; turn < 2000; turn++) await setImmediate();
  };
  await aWhile();
  expect(made.parts).toBeLessThan(20);
  const before = made.parts;
  file.destroy();
  await aWhile();
  expect(made.parts).toBeLessThanOrEqual(before + 1);
});

it('breaks off where the rows do', async () => {
  async function* broken() {
    yield* parts(1, 10);
    throw new Error('the line was cut');
  }
  await expect(opened(xlsxOf(await readAhead(broken()), sheet))).rejects.toThrow('the line was cut');
});

it('fails before it begins if the first rows cannot be read', async () => {
  const unreadable = async function* () {
    yield await Promise.reject<Row[]>(new Error('no database'));
  };
  await expect(readAhead(unreadable())).rejects.toThrow('no database');
});

it('fetches the next rows while the former are worked on', async () => {
  const made = { parts: 0 };
  const ahead = await readAhead(parts(3, 1, made));
  await ahead.next();
  expect(made.parts).toBe(2);
  await ahead.return(undefined);
  expect(made.parts).toBe(2);
});

it('holds every text that a rule allows, and opens whatever stands in rows from before', async () => {
  const allowed: string[] = [];
  const stored: string[] = [];
  for (let code = 0; code <= 0x10ffff; code++) {
    const character = String.fromCharCode(...(code > 0xffff ? [] : [code])) || String.fromCodePoint(code);
    stored.push(character);
    const text = cleanLine(`a${character}b`);
    if (!hasForbiddenInLine(text)) allowed.push(text);
  }
  const cells = (texts: readonly string[]) =>
    Array.from({ length: Math.ceil(texts.length / 5000) }, (_, part) =>
      texts.slice(part * 5000, (part + 1) * 5000).join(''),
    );
  const names = [...cells(allowed), ...cells(stored), 'a_x0041_b'];
  async function* rows() {
    yield names.map((name, no) => ({ no, name }));
  }
  const [things] = await opened(xlsxOf(rows(), sheet));
  const read = names.map((_, row) => things?.getCell(`B${row + 2}`).text ?? '');
  expect(read.slice(0, cells(allowed).length).filter((text, index) => text !== names[index])).toEqual([]);
  expect(read.at(-1)).toMatch(/^a_(x005F_)?x0041_b$/);
});
