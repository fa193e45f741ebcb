import type { StoredColumn } from '../../catalogue/index.js';
import type { ArticleSizes } from './article-document.js';
import { rangeMarks, sizesIn } from './sizes.js';
import { roleOfColumn } from './size-roles.js';

/** Numbers of standards name no size. */
const standardsIn = /\b(?:DIN|ISO|EN|VDI)(?:[\s-](?:ISO|EN))*[\s-]?\d+(?:-\d+)?/g;

/**
 * Sizes of an article: its naming sizes are the first dimension of its group's table and sizes in its
 * texts; without these, the sizes of its name.
 */
export function sizesOfArticle(
  germanName: string,
  properties: Readonly<Record<string, number | string>>,
  columns: readonly StoredColumn[],
): ArticleSizes {
  const named = sizesIn(germanName.replace(standardsIn, ' '));
  const [naming, others] = [new Set<string>(), new Set(named)];
  const ends: { from?: number; to?: number } = {};
  let hasDimension = false;
  for (const column of columns) {
    const value = properties[column.key];
    if (value === undefined) continue;
    const role = roleOfColumn(column);
    if (role !== undefined) for (const size of sizesIn(String(value))) others.add(`${role}${size}`);
    if (column.kind === 'text') {
      const text = String(value);
      const accuracy = /^(\d+) µm$/.exec(text)?.[1];
      if (accuracy) others.add(`${accuracy}µm`);
      else if (role === undefined && !text.includes('%')) {
        const sizes = sizesIn(text);
        for (const size of sizes) (isPartOf(size, sizes) ? others : naming).add(size);
        // A thread names its tools; their diameter is another size.
        if (/^M[FJ]?\d/.test(text) && column.key !== 'grade') hasDimension = true;
        const range = /^(\d+(?:[.,]\d+)?)\s*–\s*(\d+(?:[.,]\d+)?)/.exec(text);
        if (range) [ends.from, ends.to] = [numberOf(range[1]), numberOf(range[2])];
      }
      continue;
    }
    const end = /(?:^|[a-z])(Min|Max)$/.exec(column.key)?.[1];
    if (end !== undefined) ends[end === 'Min' ? 'from' : 'to'] = Number(value);
    if (!hasDimension && column.unit !== null && column.unit !== '°') {
      hasDimension = true;
      naming.add(String(value));
    } else {
      others.add(String(value));
      if (column.unit === '°') others.add(`${value}°`);
    }
  }
  for (const mark of rangeMarks(ends.from, ends.to)) others.add(mark);
  if (naming.size === 0)
    return { naming: named, others: [...others].filter((size) => !named.includes(size)) };
  return { naming: [...naming], others: [...others].filter((size) => !naming.has(size)) };
}

const numberOf = (text = ''): number => Number(text.replace(',', '.'));

/** The 40 of SK 40. */
const isPartOf = (size: string, sizes: readonly string[]): boolean =>
  /^\d/.test(size) && sizes.some((other) => /^[a-z]+\d/.test(other) && other.replace(/^[a-z]+/, '') === size);
