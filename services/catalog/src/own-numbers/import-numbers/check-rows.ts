import type { OwnNumberMisfit } from '@werkbank/contracts/entities';
import { ownNumberLimits } from '@werkbank/contracts/limits';
import { isFormula } from '@werkbank/contracts/quick-order';
import { unprintableIn } from '@werkbank/contracts/text';
import type { OwnNumber } from '../../customer-numbers/index.js';
import type { NumberedRow } from './numbers-of-rows.js';

interface Misfit {
  row: number;
  number: string;
  why: OwnNumberMisfit;
}

/** The numbers of all rows, or the rows that keep the file from being saved. `named` has the articles of each row. */
export function checkRows(
  rows: readonly NumberedRow[],
  named: readonly (readonly string[])[],
): { numbers: OwnNumber[]; misfits: Misfit[] } {
  const seen = new Set<string>();
  const numbers: OwnNumber[] = [];
  const misfits: Misfit[] = [];
  rows.forEach(({ row, number, ownNumber }, index) => {
    const articles = named[index] ?? [];
    const [articleId = ''] = articles;
    const why = misfitOf({ number, ownNumber }, articles.length, seen.has(articleId));
    if (why) {
      misfits.push({ row, number: number || ownNumber, why });
      return;
    }
    numbers.push({ articleId, number: ownNumber });
    seen.add(articleId);
  });
  return { numbers, misfits };
}

function misfitOf(
  { number, ownNumber }: Pick<NumberedRow, 'number' | 'ownNumber'>,
  articles: number,
  isAgain: boolean,
): OwnNumberMisfit | undefined {
  if (number === '') return 'withoutArticle';
  if (ownNumber === '') return 'withoutNumber';
  if (isFormula(ownNumber)) return 'formula';
  if (ownNumber.length > ownNumberLimits.number) return 'numberTooLong';
  if (unprintableIn(ownNumber).length > 0) return 'numberUnprintable';
  if (articles === 0) return 'articleNotFound';
  if (articles > 1) return 'severalArticles';
  return isAgain ? 'articleTwice' : undefined;
}
