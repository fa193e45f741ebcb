import { isThread, readToolSize } from '@werkbank/contracts/tool-tasks';
import type { StoredColumn } from '../../catalogue/index.js';
import type { ArticleTables, SizeColumn } from '../../search/index.js';
import { shortName, threads } from './trade-tables/core-holes.js';

/** The column with the sizes of each group: its threads, or its first dimension. */
export function sizeColumns(
  groupIds: readonly string[],
  { byGroup }: ArticleTables,
  size: string,
): SizeColumn[] {
  const isSize = isThread(size) ? hasThreads : isDimension;
  return groupIds.flatMap((groupId) => {
    const property = byGroup[groupId]?.columns.find(isSize)?.key;
    return property === undefined ? [] : [{ groupId, property }];
  });
}

const hasThreads = ({ kind, de }: StoredColumn): boolean => kind === 'text' && /gewinde/i.test(de);
const isDimension = ({ kind, unit }: StoredColumn): boolean =>
  kind === 'number' && unit !== null && unit !== '°';

/** The next smaller and the next larger existing size. */
export function nearSizes(size: string, stored: readonly string[]): string[] {
  const [kind] = size;
  const isLike = isThread(size)
    ? (other: string) => other.startsWith(kind ?? '')
    : (other: string) => !isThread(other);
  const others = stored
    .flatMap((value) => readToolSize(value) ?? [])
    .map(shortName)
    .filter((other) => other !== size && isLike(other));
  const sorted = [...new Set(others)].toSorted(bySize);
  const beside = [
    sorted.findLast((other) => bySize(other, size) < 0),
    sorted.find((other) => bySize(other, size) > 0),
  ];
  return beside.filter((other) => other !== undefined);
}

/** Threads of one diameter by their pitch. */
function bySize(one: string, other: string): number {
  const [a, b] = [measured(one), measured(other)];
  return a.diameter - b.diameter || a.pitch - b.pitch;
}

function measured(size: string): { diameter: number; pitch: number } {
  const known = threads.get(size);
  if (known) return known;
  const [diameter, pitch] = size.replace(/^[MG]/, '').split('x');
  return { diameter: Number(diameter) || 0, pitch: Number(pitch ?? 0) };
}
