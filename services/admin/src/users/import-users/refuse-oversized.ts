import { setImmediate as nextTurn } from 'node:timers/promises';
import { type Refusal, refuse } from '@werkbank/contracts/errors';
import { longestUserCell, mostUserColumns, mostUserLines } from '@werkbank/contracts/user-file';

/** Empty lines count too: a spreadsheet leaves some behind, never so many. */
const mostLines = 10 * mostUserLines;
const turnBytes = 256 * 1024;
const quote = 0x22;
const lineFeed = 0x0a;
const carriageReturn = 0x0d;
const blanks = new Set([0x20, 0x09]);

/**
 * Counts lines, columns and bytes of cells before anything is parsed: a record costs the parser some hundred times its
 * bytes. Gives way to other requests between parts of the file.
 */
export async function refuseOversized(content: Uint8Array, delimiter: string): Promise<Refusal | undefined> {
  const counts = new Counts(delimiter.charCodeAt(0));
  for (let start = 0; start < content.length; start += turnBytes) {
    const refused = counts.add(content.subarray(start, start + turnBytes));
    if (refused) return refused;
    await nextTurn();
  }
  return counts.end();
}

class Counts {
  private line = 1;
  private records = 0;
  private filled = false;
  private columns = 1;
  private cell = 0;
  private quoted = false;

  constructor(private readonly delimiter: number) {}

  add(content: Uint8Array): Refusal | undefined {
    for (const byte of content) {
      if (byte === quote) this.quoted = !this.quoted;
      if (byte === lineFeed && ++this.line > mostLines) return tooLong();
      if (byte === lineFeed && !this.quoted) this.endRecord();
      else if (byte === this.delimiter && !this.quoted) {
        this.cell = 0;
        if (++this.columns > mostUserColumns) return tooWide(this.line);
      } else if (byte !== carriageReturn) {
        if (!blanks.has(byte)) this.filled = true;
        if (++this.cell > longestUserCell) return tooLongCell(this.line);
      }
      // The head is a record as well.
      if (this.records > mostUserLines + 1) return tooLong();
    }
    return undefined;
  }

  end(): Refusal | undefined {
    this.endRecord();
    return this.records > mostUserLines + 1 ? tooLong() : undefined;
  }

  private endRecord(): void {
    if (this.filled) this.records++;
    this.filled = false;
    this.columns = 1;
    this.cell = 0;
  }
}

const tooLong = (): Refusal =>
  refuse('USER_FILE_TOO_LONG', { field: 'file', params: { max: mostUserLines } });
const tooWide = (line: number): Refusal =>
  refuse('USER_FILE_TOO_WIDE', { field: 'file', params: { line, max: mostUserColumns } });
const tooLongCell = (line: number): Refusal =>
  refuse('USER_FILE_CELL_TOO_LONG', { field: 'file', params: { line, max: longestUserCell } });
