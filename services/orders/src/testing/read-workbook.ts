import { createRequire } from 'node:module';

/** A cell as the library reads it: `t` is n for numbers, s for text; `z` its format, `f` a formula. */
export interface ReadCell {
  t: string;
  v: string | number;
  z?: string;
  f?: string;
}
type ReadSheet = Record<string, unknown>;
interface Workbook {
  SheetNames: string[];
  Sheets: Record<string, ReadSheet>;
}
interface Library {
  read(bytes: Uint8Array, options: object): Workbook;
  utils: {
    encode_cell(at: { r: number; c: number }): string;
    decode_range(text: string): { e: { r: number; c: number } };
  };
}
const xlsx = createRequire(import.meta.url)('@e965/xlsx') as Library;

/** A workbook, read by another library than the one that wrote it. */
export function readWorkbook(bytes: Uint8Array) {
  const { SheetNames, Sheets } = xlsx.read(bytes, { cellNF: true, cellStyles: true, cellFormula: true });
  const sheets = SheetNames.map((name) => {
    const sheet = Sheets[name] ?? {};
    const last = xlsx.utils.decode_range(String(sheet['!ref'])).e;
    const rows = Array.from({ length: last.r + 1 }, (_, r) =>
      Array.from(
        { length: last.c + 1 },
        (__, c) => sheet[xlsx.utils.encode_cell({ r, c })] as ReadCell | undefined,
      ),
    );
    const { ref: filtered } = (sheet['!autofilter'] ?? {}) as { ref?: string };
    const widths = ((sheet['!cols'] ?? []) as { width?: number }[]).map(({ width }) =>
      Math.round(width ?? 0),
    );
    return { name, head: (rows[0] ?? []).map((cell) => cell?.v), rows: rows.slice(1), filtered, widths };
  });
  return { sheets };
}

/** The time of a cell, as a clock shows it. */
export function timeOf(cell: ReadCell | undefined): string {
  const milliseconds = Math.round((Number(cell?.v) - 25_569) * 86_400_000);
  return new Date(milliseconds).toISOString().slice(0, 19);
}
