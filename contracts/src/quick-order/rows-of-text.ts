import { numberForm } from '../text/index.js';
import { quickOrderColumns, quickOrderLimits } from './columns.js';
import type { QuickOrderRow } from './lines-of-rows.js';

const quantity = /^(?:0|-?[1-9]\d*)$/;
const unit = /^(?:stk\.?|st\.?|stück|pcs?\.?|pieces?|x)$/i;
const times = new Set(['x', 'X', '×', '*']);
/** Characters of a quoted cell. Bounds the search for a closing quote. */
const longestQuoted = 1_000;

interface RowsToRead {
  /** One row more is read, so that a longer text shows. */
  most?: number;
  /** Every comma divides cells and no blank does, as in files without quantities. */
  isTable?: boolean;
}

/**
 * Rows of a pasted or typed text. Cells lie between tabs, semicolons or commas, as spreadsheets copy and save them. A line
 * without any is a number and, behind a blank, a quantity.
 */
export function rowsOfText(
  text: string,
  { most = quickOrderLimits.rows, isTable = false }: RowsToRead = {},
): QuickOrderRow[] {
  // Spreadsheets name the separator in a first line. It stays, empty, so that the others keep their numbers.
  const plain = text
    .replace(/^\uFEFF/, '')
    .replaceAll(/\r\n?/g, '\n')
    .replace(/^"?sep=[;,\t]"?(?=\n)/i, '');
  const lines = plain.split('\n').filter((line) => line.trim() !== '');
  const separator = separatorOf(lines, isTable);
  const rows = separator === undefined ? linesOf(plain) : cellsBetween(plain, separator, most);
  return rows
    .map(({ line, cells }) => ({
      line,
      cells: cells.length === 1 && !isTable ? typedCells(cells[0] ?? '') : cells.map((cell) => cell.trim()),
    }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''))
    .slice(0, most + 1);
}

const linesOf = (text: string): QuickOrderRow[] =>
  text.split('\n').map((line, index) => ({ line: index + 1, cells: [line] }));

function separatorOf(lines: readonly string[], isTable: boolean): string | undefined {
  if (lines.some((line) => line.includes('\t'))) return '\t';
  const half = lines.length / 2;
  if (lines.filter((line) => line.includes(';')).length >= Math.max(half, 1)) return ';';
  // A comma may belong to a number: WB 6,8.
  const divided = lines.filter((line) =>
    line
      .split(',')
      .slice(1)
      .some((cell) => isTable || quantity.test(cell.replaceAll('"', '').trim())),
  );
  return divided.length >= Math.max(half, 1) ? ',' : undefined;
}

/** `WB-338 0680 5`, `WB-338 x 5` and `WB-338 5 Stk` are a number and a quantity. Zeros in front belong to a number. */
function typedCells(line: string): string[] {
  const words = line.trim().split(/\s+/);
  const counted = words.length > 2 && unit.test(words.at(-1) ?? '') ? words.slice(0, -1) : words;
  const last = counted.at(-1) ?? '';
  if (isTypedHead(words)) return [words.slice(0, -1).join(' '), words.at(-1) ?? ''];
  if (counted.length < 2 || !quantity.test(last)) return [words.join(' ')];
  const number = counted.slice(0, -1);
  return [(times.has(number.at(-1) ?? '') ? number.slice(0, -1) : number).join(' '), last];
}

/** `Artikel-Nr. Menge`. */
const isTypedHead = (words: readonly string[]): boolean =>
  words.length > 1 &&
  !/\d/.test(words.join('')) &&
  quickOrderColumns.quantity.heads.includes(numberForm(words.at(-1) ?? ''));

/** Quoted cells may hold separators and line breaks. A quote within a cell is an inch: 1/4". */
function cellsBetween(text: string, separator: string, most: number): QuickOrderRow[] {
  const rows: QuickOrderRow[] = [];
  let [line, begun, at] = [1, 1, 0];
  let cells: string[] = [];
  let filled = 0;
  const endRow = () => {
    if (cells.some((cell) => cell.trim() !== '')) filled += 1;
    rows.push({ line: begun, cells });
    cells = [];
    line += 1;
    begun = line;
  };
  while (at < text.length && filled <= most) {
    const quoted = text[at] === '"' ? quotedCell(text, at, separator) : undefined;
    if (quoted) {
      cells.push(quoted.cell);
      line += quoted.cell.split('\n').length - 1;
      at = quoted.end;
    } else {
      const end = endOfCell(text, at, separator);
      cells.push(text.slice(at, end));
      at = end;
    }
    if (text[at] === separator) {
      at += 1;
      // A separator at the end of the text has an empty cell behind it.
      if (at < text.length) continue;
      cells.push('');
    }
    endRow();
    at += 1;
  }
  return rows;
}

function endOfCell(text: string, from: number, separator: string): number {
  let at = from;
  while (at < text.length && text[at] !== separator && text[at] !== '\n') at += 1;
  return at;
}

/** Undefined where the closing quote is missing: then the quote is a part of the cell. */
function quotedCell(
  text: string,
  from: number,
  separator: string,
): { cell: string; end: number } | undefined {
  for (let at = text.indexOf('"', from + 1); at !== -1; at = text.indexOf('"', at + 1)) {
    if (at - from > longestQuoted) return undefined;
    if (text[at + 1] === '"') {
      at += 1;
      continue;
    }
    const next = text[at + 1];
    if (next !== undefined && next !== separator && next !== '\n') return undefined;
    return { cell: text.slice(from + 1, at).replaceAll('""', '"'), end: at + 1 };
  }
  return undefined;
}
