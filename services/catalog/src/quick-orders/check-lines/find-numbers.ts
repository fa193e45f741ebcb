import type { EntityManager } from '@mikro-orm/postgresql';
import { quickOrderLimits } from '@werkbank/contracts/quick-order';
import { gtinOf } from '../../catalogue-imports/index.js';
import { articlesOfNumbers, searchedNumber } from '../../search/index.js';

export interface FoundNumber {
  /** Articles that have the number. */
  named: string[];
  /** Articles whose numbers begin with it; only filled without an exact match. */
  near: string[];
}

/** The articles of numbers in any spelling, in the order of the numbers. One statement. */
export async function findNumbers(em: EntityManager, numbers: readonly string[]): Promise<FoundNumber[]> {
  const asked = numbers.flatMap((number, place) => formsOf(number).map((form) => ({ place, form })));
  const found = Map.groupBy(await articlesOfNumbers(em, asked), ({ place }) => place);
  return numbers.map((_, place) => {
    const articles = found.get(place) ?? [];
    const idsOf = (isExact: boolean) => [
      ...new Set(articles.filter((one) => one.isExact === isExact).map(({ articleId }) => articleId)),
    ];
    const named = idsOf(true);
    return { named, near: named.length > 0 ? [] : idsOf(false).slice(0, quickOrderLimits.near) };
  });
}

/** A spreadsheet drops the zeros in front of a GTIN. */
function formsOf(number: string): string[] {
  return [...new Set([searchedNumber(number), gtinOf(number) ?? ''])].filter((form) => form !== '');
}
