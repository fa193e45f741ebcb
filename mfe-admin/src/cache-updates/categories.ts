import type { GroupTable, ManagedCategoryPage } from '@werkbank/contracts/entities';
import type { AnswerCache } from '@werkbank/kit/answer-cache';

/** A category as it was saved. Others may have moved on, so lists are read again. */
export function showCategory(cache: AnswerCache, category: ManagedCategoryPage): void {
  cache.set('getManagedCategory', { params: { categoryId: category.categoryId } }, category);
}

/** The table of a group as it was saved. */
export function showTable(cache: AnswerCache, categoryId: string, table: GroupTable): void {
  cache.change('getManagedCategory', (known) =>
    known.categoryId === categoryId ? { ...known, table } : known,
  );
}
