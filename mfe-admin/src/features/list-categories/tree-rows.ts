import type { ManagedCategory } from '@werkbank/contracts/entities';
import { holdsWords } from '@werkbank/contracts/text';
import type { CategoryTree } from '../../categories/tree';

export interface TreeRow {
  category: ManagedCategory;
  level: number;
  hasChildren: boolean;
}

/** Rows that are in view: below opened ones, or those with the words and all above them. */
export function treeRows(tree: CategoryTree, opened: ReadonlySet<string>, search: string): TreeRow[] {
  const found = new Set<string>();
  if (search !== '')
    for (const { categoryId, name } of tree.all)
      if (holdsWords([name.de, name.en, categoryId], search))
        for (const id of [categoryId, ...tree.above(categoryId).map((above) => above.categoryId)])
          found.add(id);
  const rowsBelow = (parentId: string | null, level: number): TreeRow[] =>
    tree.below(parentId).flatMap((category) => {
      const { categoryId } = category;
      if (search !== '' && !found.has(categoryId)) return [];
      const row = { category, level, hasChildren: tree.below(categoryId).length > 0 };
      const isOpen = search !== '' || opened.has(categoryId);
      return [row, ...(isOpen ? rowsBelow(categoryId, level + 1) : [])];
    });
  return rowsBelow(null, 0);
}
