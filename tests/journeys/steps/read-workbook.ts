import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

export type ReadValue = string | number | undefined;
interface Library {
  read(bytes: Uint8Array): { SheetNames: string[]; Sheets: Record<string, unknown> };
  utils: { sheet_to_json(sheet: unknown, options: { header: 1 }): ReadValue[][] };
}
const xlsx = createRequire(import.meta.url)('@e965/xlsx') as Library;

/** Rows of each sheet, read by another library than the writer's. */
export function readWorkbook(path: string): { name: string; rows: ReadValue[][] }[] {
  const { SheetNames, Sheets } = xlsx.read(readFileSync(path));
  return SheetNames.map((name) => ({
    name,
    rows: xlsx.utils.sheet_to_json(Sheets[name], { header: 1 }),
  }));
}

/** Local time in a cell. */
export function timeOf(cell: ReadValue): string {
  return new Date(Math.round((Number(cell) - 25_569) * 86_400_000)).toISOString().slice(0, 19);
}
