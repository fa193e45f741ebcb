import { csvText } from '@werkbank/contracts/csv';
import { userFileColumns } from '@werkbank/contracts/user-file';
import { errorMessage, isRefusal } from '@werkbank/contracts/errors';
import fc from 'fast-check';
import { readLine } from './read-line.js';
import { readUserFile } from './read-user-file.js';

const head = 'E-Mail;Anrede;Vorname;Nachname;Telefon;Sprache;Firma Nr.;Firmen-Administrator';
const line = 'vera@firma.example;Frau;Vera;Müller;+41 52 555 00 00;de;201;ja';
const bytes = (text: string, encoding: BufferEncoding = 'utf8') => Buffer.from(text, encoding);
const linesOf = async (content: Uint8Array) => {
  const lines = await readUserFile(content, 'de');
  if (isRefusal(lines)) throw new Error(`refused: ${lines.code}`);
  return lines;
};
const only = async (text: string) => readLine((await linesOf(bytes(text)))[0]!);
const vera = {
  email: 'vera@firma.example',
  salutation: 'Ms',
  firstName: 'Vera',
  lastName: 'Müller',
  phone: '+41 52 555 00 00',
  language: 'de',
  companyId: 201,
  companyAdmin: true,
};

it.each([
  ['with semicolons', `${head}\n${line}`],
  ['with commas', `${head}\n${line}`.replaceAll(';', ',')],
  ['with tabs', `${head}\n${line}`.replaceAll(';', '\t')],
  ['with a mark in front', `\uFEFF${head}\r\n${line}\r\n`],
  [
    'with the names of fields',
    `email;salutation;FIRSTNAME;lastName;phone;language;companyId;companyAdmin\n${line}`,
  ],
  ['with the English titles', `${userFileColumns.map(({ title }) => title.en).join(';')}\n${line}`],
])('reads a file %s', async (_, text) => {
  expect(await only(text)).toEqual(vera);
});

it('reads umlauts of older spreadsheets, and of those that write UTF-16', async () => {
  const text = `${head}\n${line}`;
  expect(readLine((await linesOf(bytes(text, 'latin1')))[0]!)).toEqual(vera);
  expect(readLine((await linesOf(bytes(`\uFEFF${text}`, 'utf16le')))[0]!)).toEqual(vera);
});

it.each([
  ['sep=;', ';'],
  ['SEP=,', ','],
  ['"sep=;"', ';'],
  ['\uFEFFsep=|', '|'],
])(
  'reads a file with the first line %s, its lines numbered as they stand there',
  async (first, delimiter) => {
    const lines = await linesOf(bytes(`${first}\r\n${head}\r\n${line}\r\n`.replaceAll(/;(?!")/g, delimiter)));
    expect([lines[0]!.line, readLine(lines[0]!)]).toEqual([3, vera]);
  },
);

it('reads back every text that the one writer of CSV has written', async () => {
  const sign = fc.constantFrom(
    ...Array.from(`0123456789eE+-=@'"; ,.:/％＝＋\t\r\n`),
    'Mar',
    'ä',
    '\u00A0',
    'x',
    '李',
  );
  const text = fc.string({ unit: sign, maxLength: 8 });
  const titles = userFileColumns.map(({ title }) => title.de);
  await fc.assert(
    fc.asyncProperty(
      fc.array(text, { minLength: 7, maxLength: 7 }),
      fc.constantFrom(';', ','),
      async (cells, by) => {
        const [read] = await linesOf(bytes(csvText([titles, ['a@b.example', ...cells]], by)));
        expect(Object.values(read!.cells)).toEqual(['a@b.example', ...cells]);
      },
    ),
    { numRuns: 60 },
  );
});

it('ends a message with one full stop, also behind Firma Nr.', async () => {
  const refused = await readUserFile(
    bytes('E-Mail;Anrede;Vorname;Nachname;Telefon;Sprache\n1;2;3;4;5;6'),
    'de',
  );
  if (!isRefusal(refused)) throw new Error('the file was read');
  expect(errorMessage(refused.code, 'de', refused.params ?? {})).toMatch(/: Firma Nr\.$/);
});

it('leaves another delimiter within a cell alone', async () => {
  expect(await only(`${head}\n${line.replace('Müller', 'Müller, Dr.')}`)).toMatchObject({
    lastName: 'Müller, Dr.',
  });
});

it('reads its own template and what was made safe for spreadsheets', async () => {
  const cells = userFileColumns.map(({ example }) => example.de);
  const text = csvText([userFileColumns.map(({ title }) => title.de), cells]);
  expect(text).toContain("'+41");
  expect(await only(text)).toMatchObject({ phone: '+41 52 555 00 00', companyAdmin: false });
});

it('numbers lines as they stand in the file, whatever is empty or broken over two', async () => {
  const broken = line.replace('Müller', '"Mül\nler"');
  const lines = await linesOf(bytes(`${head}\n\n${line}\n;;;;;;;\n${broken}\n${line}`));
  expect(lines.map((one) => one.line)).toEqual([3, 5, 7]);
});

it.each([
  ['', 'USER_FILE_EMPTY'],
  [head, 'USER_FILE_EMPTY'],
  ['one,two\n1,2', 'USER_FILE_COLUMNS_MISSING'],
  [`${head}\n"${line}`, 'USER_FILE_UNREADABLE'],
  [`${head}\n\0`, 'USER_FILE_UNREADABLE'],
  [`${head}\n${`${line}\n`.repeat(10_001)}`, 'USER_FILE_TOO_LONG'],
  [`${head}\n${'\n'.repeat(100_001)}`, 'USER_FILE_TOO_LONG'],
  [`${head}\n${';'.repeat(51)}`, 'USER_FILE_TOO_WIDE'],
  ['a;'.repeat(51), 'USER_FILE_TOO_WIDE'],
  [`${head}\n${line.replace('Müller', 'x'.repeat(2_001))}`, 'USER_FILE_CELL_TOO_LONG'],
  [`${head}\n"${`${line}\n`.repeat(99)}`, 'USER_FILE_CELL_TOO_LONG'],
])('refuses what is no list of users: %#', async (text, code) => {
  expect(await readUserFile(bytes(text), 'de')).toMatchObject({ code });
});

it('refuses a large file of tiny lines before it parses any, and gives way to others meanwhile', async () => {
  let turns = 0;
  const count = setInterval(() => turns++);
  const held = process.memoryUsage().heapUsed;
  expect(await readUserFile(bytes(`${head}\n${'a\n'.repeat(9_000)}`), 'de')).toHaveLength(9_000);
  expect(turns).toBeGreaterThan(0);
  clearInterval(count);
  const evil = bytes(`${head}\n${'a\n'.repeat(1_500_000)}`);
  expect(await readUserFile(evil, 'de')).toMatchObject({ code: 'USER_FILE_TOO_LONG', field: 'file' });
  // Parsed, its lines take three gigabytes.
  expect(process.memoryUsage().heapUsed - held).toBeLessThan(100e6);
});

it('names the columns that are missing', async () => {
  expect(await readUserFile(bytes('E-mail;Vorname\na;b'), 'en')).toMatchObject({
    params: { columns: 'Salutation, Last name, Phone, Language, Company no.' },
  });
});

it('lists all errors of a line', async () => {
  expect(await only(`${head}\nvera@;Firma;;Müller;123;fr;abc;vielleicht`)).toEqual([
    { field: 'email', code: 'INVALID_EMAIL', params: {} },
    { field: 'salutation', code: 'USER_LINE_VALUE', params: {} },
    { field: 'firstName', code: 'FIELD_REQUIRED', params: {} },
    { field: 'phone', code: 'PHONE_FORMAT', params: {} },
    { field: 'language', code: 'USER_LINE_VALUE', params: {} },
    { field: 'companyId', code: 'NOT_A_NUMBER', params: {} },
    { field: 'companyAdmin', code: 'USER_LINE_VALUE', params: {} },
  ]);
});

it('refuses a line with more columns than the head: its values stand in the wrong places', async () => {
  expect(await only(`${head}\n${line.replace('Müller', 'Müller;Dr.')}`)).toEqual([
    { field: null, code: 'USER_LINE_COLUMNS', params: { found: 9, expected: 8 } },
  ]);
});
