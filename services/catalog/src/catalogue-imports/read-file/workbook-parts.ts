import type { ByteSource } from './byte-source.js';
import { decodeText } from './decode-text.js';
import { SharedTexts } from './shared-texts.js';
import { UnreadableFile } from './unreadable-file.js';
import { unpackEntry } from './unpack-entry.js';
import { readXmlRecords, type Treatment, type XmlElement, type XmlRecord } from './xml-records.js';
import { type DirectoryEntry, readZipDirectory } from './zip-directory.js';

export interface Workbook {
  sheets: { name: string; path: string }[];
  formats: CellFormat[];
  texts: SharedTexts;
  /** Days count from 1904 in workbooks of old Macs. */
  countsFrom1904: boolean;
  hasMacros: boolean;
  /** Elements of a part with the name `records`, at any depth. */
  read(path: string, records: string): AsyncIterable<XmlRecord>;
}

/** Meaning of a number in a cell: a day, or digits with leading zeros. */
type CellFormat = 'date' | 'number' | { digits: number };

/** A workbook's parts beside its sheets. Source: ECMA-376, SpreadsheetML. */
export async function openWorkbook(source: ByteSource): Promise<Workbook> {
  const entries = new Map(
    (await readZipDirectory(source)).map((entry) => [entry.path.replace(/^\//, ''), entry]),
  );
  const read = (path: string, records: string) => recordsOf(source, entries.get(path), records);
  const main = [...entries.keys()].find((path) => /(?:^|\/)workbook\.xml$/.test(path));
  if (main === undefined) throw new UnreadableFile('BrokenWorkbook', 'workbook.xml');
  const folder = main.slice(0, main.lastIndexOf('/') + 1);
  const targets = new Map<string, string>();
  for await (const { element } of read(`${folder}_rels/workbook.xml.rels`, 'RELATIONSHIP')) {
    const { id = '', target = '' } = element.attributes;
    targets.set(id, target.startsWith('/') ? target.slice(1) : folder + target);
  }
  const sheets: { name: string; path: string }[] = [];
  let countsFrom1904 = false;
  for await (const { element } of read(main, 'SHEET WORKBOOKPR')) {
    const { name = '', id = '', state, date1904 } = element.attributes;
    if (element.name === 'WORKBOOKPR') countsFrom1904 = date1904 === '1' || date1904 === 'true';
    else if (state === undefined || state === 'visible') sheets.push({ name, path: targets.get(id) ?? '' });
  }
  return {
    sheets: sheets.filter(({ path }) => entries.has(path)),
    countsFrom1904,
    formats: await formatsOf(read(`${folder}styles.xml`, 'NUMFMT CELLXFS')),
    texts: await textsOf(read(`${folder}sharedStrings.xml`, 'SI')),
    hasMacros: [...entries.keys()].some((path) => /vbaProject\.bin$|(?:^|\/)macrosheets\//i.test(path)),
    read,
  };
}

async function* recordsOf(
  source: ByteSource,
  entry: DirectoryEntry | undefined,
  records: string,
): AsyncGenerator<XmlRecord> {
  if (!entry) return;
  const names = new Set(records.split(' '));
  const treat = (name: string): Treatment => (names.has(name) ? 'record' : 'enter');
  yield* readXmlRecords(decoded(unpackEntry(source, entry)), treat);
}

async function* decoded(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  for await (const { text } of decodeText(bytes)) yield text;
}

async function textsOf(records: AsyncIterable<XmlRecord>): Promise<SharedTexts> {
  const texts = new SharedTexts();
  for await (const { element } of records) texts.add(richText(element));
  return texts;
}

/** A text in one piece or in several formats. Phonetic hints of Japanese texts are left out. */
export function richText(element: XmlElement): string {
  return element.children
    .map((child) => (child.name === 'T' ? unescaped(child.text) : child.name === 'R' ? richText(child) : ''))
    .join('');
}

/** Signs that XML cannot hold, and texts that look like them: `_x005F_x0041_` is `_x0041_`. */
export const unescaped = (text: string): string =>
  text.includes('_x')
    ? text.replaceAll(/_x([0-9A-Fa-f]{4})_/g, (_all, code: string) =>
        String.fromCharCode(Number.parseInt(code, 16)),
      )
    : text;

async function formatsOf(records: AsyncIterable<XmlRecord>): Promise<CellFormat[]> {
  const own = new Map<string, CellFormat>();
  const formats: CellFormat[] = [];
  for await (const { element } of records) {
    if (element.name === 'NUMFMT')
      own.set(element.attributes['numfmtid'] ?? '', formatOf(element.attributes['formatcode'] ?? ''));
    else {
      for (const { name, attributes } of element.children) {
        const id = attributes['numfmtid'] ?? '0';
        if (name === 'XF') formats.push(own.get(id) ?? builtIn(Number(id)));
      }
    }
  }
  return formats;
}

function builtIn(id: number): CellFormat {
  const isDate =
    (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58);
  return isDate ? 'date' : 'number';
}

function formatOf(code: string): CellFormat {
  const plain = code.replaceAll(/"[^"]*"|\[[^\]]*\]|\\./g, '');
  if (/^0{2,}$/.test(plain)) return { digits: plain.length };
  return /[dy]|m.*[dy]|h.*m/i.test(plain) && !/[#0?]/.test(plain) ? 'date' : 'number';
}
