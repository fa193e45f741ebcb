import type { NearSize } from '@werkbank/contracts/entities';
import type { Language } from '@werkbank/contracts/localization';
import { type ArticleTables, type SearchHits, showValue, withInstead } from '../../search/index.js';

/** The sizes beside one that no article has: of the first dimension of the group with most hits, the next smaller and the next larger. */
export async function nearSizes(
  { q, lng }: { q: string; lng: Language },
  hits: Pick<SearchHits, 'understood' | 'groupCounts' | 'countValues'>,
  tables: ArticleTables,
): Promise<NearSize[]> {
  const missing = hits.understood.find(({ kind, isLeftOut }) => kind === 'size' && isLeftOut);
  const wanted = Number(/\d+(?:[.,]\d+)?/.exec(missing?.typed ?? '')?.[0].replace(',', '.'));
  if (!missing || Number.isNaN(wanted)) return [];
  const [group] = Object.entries(hits.groupCounts).toSorted(([, a], [, b]) => b - a);
  const dimension = tables.byGroup[group?.[0] ?? '']?.columns.find(
    ({ kind, unit }) => kind === 'number' && unit !== null && unit !== '°',
  );
  if (!dimension) return [];
  const { [dimension.key]: counts = {} } = await hits.countValues([dimension.key]);
  const sizes = Object.keys(counts)
    .map(Number)
    .filter((size) => !Number.isNaN(size))
    .toSorted((a, b) => a - b);
  const beside = [sizes.findLast((size) => size < wanted), sizes.find((size) => size > wanted)];
  return beside.flatMap((size) => {
    if (size === undefined) return [];
    const shown = showValue(size, dimension, lng);
    return [{ label: `${shown} ${dimension.unit}`, q: withInstead(q, missing, shown) }];
  });
}
