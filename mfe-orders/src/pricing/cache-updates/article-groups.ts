import type { ArticleGroup } from '@werkbank/contracts/entities';
import type { AnswerCache } from '@werkbank/kit/answer-cache';
import { addRow, removeRow, replaceRow, type RowList } from '@werkbank/kit/list-rows';
import { german } from '../rules/name-order';

/** Article groups by name. */
const groups: RowList<'listArticleGroups', ArticleGroup> = {
  call: 'listArticleGroups',
  rowsOf: (answer) => answer,
  withRows: (_, rows) => rows,
  order: () => (one, other) => german.compare(one.name, other.name) || one.id - other.id,
};

export interface OwnArticleGroup {
  producerCompanyId: number;
  articleGroupId: number;
}

/** A new article group stands in the list, and has a page. */
export function addArticleGroup(
  cache: AnswerCache,
  { producerCompanyId }: { producerCompanyId: number },
  group: ArticleGroup,
): void {
  cache.set('getArticleGroup', { params: { producerCompanyId, articleGroupId: group.id } }, group);
  addRow(cache, groups, group);
}

/** An article group as it is after a change, which its material groups know as well. */
export function showArticleGroup(cache: AnswerCache, params: OwnArticleGroup, group: ArticleGroup): void {
  cache.set('getArticleGroup', { params }, group);
  replaceRow(cache, groups, group);
  const members = new Set(group.materialGroups.map(({ id }) => id));
  cache.change('listMaterialGroups', (rows) =>
    rows.map((row) => {
      if (members.has(row.id)) return { ...row, articleGroupId: group.id };
      return row.articleGroupId === group.id ? { ...row, articleGroupId: null } : row;
    }),
  );
}

export function removeArticleGroup(cache: AnswerCache, group: ArticleGroup): void {
  removeRow(cache, groups, group);
}
