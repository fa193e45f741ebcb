import type { SidebarItem } from '@werkbank/contracts/entities';
import type { AnswerCache } from '@werkbank/kit/answer-cache';
import { addRow, removeRow, replaceRow, type RowList } from '@werkbank/kit/list-rows';

/** Help items in the order in which readers see them. */
const items: RowList<'listSidebarItems', SidebarItem> = {
  call: 'listSidebarItems',
  rowsOf: (answer) => answer,
  withRows: (_, rows) => rows,
  order: () => (one, other) => one.order - other.order || one.id - other.id,
};

/** A new help item. */
export function addItem(cache: AnswerCache, item: SidebarItem): void {
  cache.set('getSidebarItem', { params: { itemId: item.id } }, item);
  addRow(cache, items, item);
}

/** A help item that was changed, moved, switched on or off. */
export function showItem(cache: AnswerCache, item: SidebarItem): void {
  cache.set('getSidebarItem', { params: { itemId: item.id } }, item);
  replaceRow(cache, items, item);
}

/** A help item that was deleted. */
export function removeItem(cache: AnswerCache, item: SidebarItem): void {
  removeRow(cache, items, item);
}
