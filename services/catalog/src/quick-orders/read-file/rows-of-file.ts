import { type QuickOrderRow, rowsOfText } from '@werkbank/contracts/quick-order';
import { readSmallFile } from '../../catalogue-imports/index.js';

/** The rows of a workbook or a CSV file, at most one more than `most`. */
export async function rowsOfFile(
  content: Buffer,
  {
    hasHead,
    most,
    isTable = false,
  }: { hasHead: (rows: readonly QuickOrderRow[]) => boolean; most: number; isTable?: boolean },
): Promise<QuickOrderRow[]> {
  const file = await readSmallFile(content, hasHead);
  if (file.kind === 'text') return rowsOfText(file.text, { most, isTable });
  const rows: QuickOrderRow[] = [];
  for await (const row of file.rows) if (rows.push(row) > most) break;
  return rows;
}
