import type { ArticleTables, SizeColumn } from '../../search/index.js';

/** Columns with ranges: Messbereich. */
export const rangeColumns = (groupIds: readonly string[], { byGroup }: ArticleTables): SizeColumn[] =>
  groupIds.flatMap((groupId) => {
    const columns = byGroup[groupId]?.columns ?? [];
    return columns
      .filter(({ kind, de }) => kind === 'text' && /bereich$/i.test(de))
      .map(({ key: property }) => ({ groupId, property }));
  });

/** The ranges that contain a size, as written: 0–25 mm. */
export const rangesAround = (size: number, ranges: readonly string[]): string[] =>
  ranges.filter((range) => {
    const [, from = '', to = ''] = /^(\d+(?:[.,]\d+)?)\s*[–-]\s*(\d+(?:[.,]\d+)?)/.exec(range) ?? [];
    return to !== '' && numberOf(from) <= size && size <= numberOf(to);
  });

const numberOf = (text: string): number => Number(text.replace(',', '.'));
