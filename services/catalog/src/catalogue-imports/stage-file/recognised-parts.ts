import type {
  CatalogueImport,
  ColumnMapping as SavedColumn,
  ImportDefaults,
} from '@werkbank/contracts/entities';
import type { CatalogueImportMode } from '@werkbank/contracts/entities';
import type { Language } from '@werkbank/contracts/localization';
import { articleOfRow } from '../map-columns/article-of-row.js';
import { type ColumnMapping, type MappedColumn, proposeMapping } from '../map-columns/column-mapping.js';
import { joinRows } from '../map-columns/join-rows.js';
import { splitHead } from '../map-columns/split-head.js';
import { stockOfRow } from '../map-columns/stock-of-row.js';
import type { LeftOut } from '../read-file/left-out.js';
import { readBmecat } from '../read-file/read-bmecat.js';
import type { SentArticle, SentGroup, SentHeader } from '../read-file/sent-article.js';
import type { Table, TableRow } from '../read-file/table.js';
import { UnreadableFile } from '../read-file/unreadable-file.js';
import type { RefusedField } from '../understand-articles/notes.js';

type Recognised = NonNullable<CatalogueImport['recognised']>;

/** The parts of a file in order, in any format. */
export type FilePart =
  | { kind: 'recognised'; recognised: Recognised }
  | { kind: 'heads'; heads: { head: string; values: string[] }[]; columns: SavedColumn[] }
  | { kind: 'context'; header: Pick<SentHeader, 'language' | 'currency' | 'decimalSign'> }
  | { kind: 'group'; group: SentGroup }
  | { kind: 'place'; materialNumber: string; sourceGroup: string }
  | { kind: 'article'; article: SentArticle; line: number }
  | {
      kind: 'stock';
      line: number;
      materialNumber: string;
      level: number;
      dispatchLocation: string | undefined;
    }
  | { kind: 'refused'; line: number; materialNumber: string | null; refused: readonly RefusedField[] };

export async function* partsOfBmecat(
  texts: AsyncIterable<string>,
  encoding: () => string,
  leftOut: LeftOut,
): AsyncGenerator<FilePart> {
  for await (const record of readBmecat(texts, leftOut)) {
    if (record.kind === 'header') {
      const { header } = record;
      yield {
        kind: 'recognised',
        recognised: {
          format: 'bmecat',
          encoding: encoding(),
          separator: null,
          decimalSign: header.decimalSign,
          sheet: null,
          transaction: header.transaction ?? null,
          catalogue:
            [header.catalogue, header.version].filter((part) => part !== undefined).join(' ') || null,
          supplier: header.supplier ?? null,
        },
      };
      yield { kind: 'context', header };
    } else if (record.kind === 'place')
      yield { kind: 'place', materialNumber: record.article, sourceGroup: record.group };
    else yield record;
  }
}

export interface TableChoices {
  mode: CatalogueImportMode;
  /** Columns chosen by the user, or saved from an earlier import with the same heads. */
  savedColumns: (heads: readonly string[]) => readonly SavedColumn[] | undefined;
  defaults: ImportDefaults;
}

/** Rows that the page of the mapping shows below a head. */
const shownRows = 3;

export async function* partsOfTable(
  table: Table,
  { mode, savedColumns }: TableChoices,
  leftOut: LeftOut,
): AsyncGenerator<FilePart> {
  const { form } = table;
  const headed = await splitHead(table.rows);
  if (!headed) throw new UnreadableFile('NoTable');
  yield {
    kind: 'recognised',
    recognised: {
      format: form.kind,
      encoding: form.encoding ?? 'utf-8',
      separator: form.separator ?? null,
      decimalSign: form.decimalSign,
      sheet: form.sheet ?? null,
      transaction: null,
      catalogue: null,
      supplier: null,
    },
  };
  const { first, rows } = await seeFirst(headed.rows, shownRows);
  const saved = savedColumns(headed.heads);
  const mapping = saved
    ? { columns: headed.heads.map((head, place) => mappedColumn(head, saved[place])) }
    : proposeMapping(headed.heads, mode === 'stock' ? 'stock' : 'articles');
  yield {
    kind: 'heads',
    heads: headed.heads.map((head, place) => ({
      head,
      values: first.map(({ cells }) => cells[place] ?? '').filter((value) => value !== ''),
    })),
    columns: mapping.columns.map(savedColumn),
  };
  yield {
    kind: 'context',
    header: { language: undefined, currency: undefined, decimalSign: form.decimalSign },
  };
  if (mode === 'stock') yield* stockParts(rows, mapping, form.decimalSign, leftOut);
  else yield* articleParts(rows, mapping, leftOut);
}

async function* stockParts(
  rows: AsyncIterable<TableRow>,
  mapping: ColumnMapping,
  decimalSign: '.' | ',',
  leftOut: LeftOut,
): AsyncGenerator<FilePart> {
  for await (const row of rows) {
    const { stock, refused } = stockOfRow(row, mapping, decimalSign, leftOut);
    if (stock) yield { kind: 'stock', line: row.line, ...stock };
    else yield { kind: 'refused', line: row.line, materialNumber: null, refused };
  }
}

async function* articleParts(
  rows: AsyncIterable<TableRow>,
  mapping: ColumnMapping,
  leftOut: LeftOut,
): AsyncGenerator<FilePart> {
  const groups = new Set<string>();
  const articles = async function* () {
    for await (const row of rows) {
      const article = articleOfRow(row, mapping);
      if (article) yield { article, line: row.line };
    }
  };
  for (const column of mapping.columns)
    if (column.target === 'leftOut') leftOut.add(column.head, 'ColumnLeftOut');
  for await (const { article, line } of joinRows(articles())) {
    for (const id of article.groups) {
      if (groups.has(id)) continue;
      groups.add(id);
      yield { kind: 'group', group: { id, parentId: undefined, name: { und: id }, position: undefined } };
    }
    yield { kind: 'article', article, line };
  }
}

async function seeFirst(rows: AsyncIterable<TableRow>, count: number) {
  const rest = rows[Symbol.asyncIterator]();
  const first: TableRow[] = [];
  while (first.length < count) {
    const next = await rest.next();
    if (next.done) break;
    first.push(next.value);
  }
  const whole = async function* () {
    yield* first;
    yield* { [Symbol.asyncIterator]: () => rest };
  };
  return { first, rows: whole() };
}

const isLanguage = (text: string): text is Language => text === 'de' || text === 'en';

/** `of` is the language of a text, or the quantity from which a price holds. */
function savedColumn({ target, language, unit, fromQuantity }: MappedColumn): SavedColumn {
  return { field: target, of: language ?? fromQuantity ?? null, unit: unit ?? null };
}

function mappedColumn(head: string, saved: SavedColumn | undefined): MappedColumn {
  if (!saved) return { head, target: 'leftOut' };
  const { field, of, unit } = saved;
  const chosen =
    of === null ? {} : isLanguage(of) ? { language: of } : field === 'price' ? { fromQuantity: of } : {};
  return { head, target: field as MappedColumn['target'], ...chosen, ...(unit !== null && { unit }) };
}
