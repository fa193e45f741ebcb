import type { DiscountEntry, DiscountGroup, ListedDiscountGroup } from '@werkbank/contracts/entities';
import type { AnswerCache } from '@werkbank/kit/answer-cache';
import { addRow, removeRow, replaceRow, type RowList } from '@werkbank/kit/list-rows';
import { byDay } from '../../desk/period';
import { german } from '../rules/name-order';

/** Discount groups as the service sorts them: that of the unassigned customers first, the others by name. */
const groups: RowList<'listDiscountGroups', ListedDiscountGroup> = {
  call: 'listDiscountGroups',
  rowsOf: (answer) => answer,
  withRows: (_, rows) => rows,
  order: () => (one, other) =>
    Number(other.isOtherCustomerGroup) - Number(one.isOtherCustomerGroup) ||
    german.compare(one.name, other.name) ||
    one.id - other.id,
};

export interface OwnGroup {
  producerCompanyId: number;
  discountGroupId: number;
}

const listed = ({ discounts: _, ...group }: DiscountGroup): ListedDiscountGroup => group;

/** A new group stands in the list, and has a page. */
export function addGroup(
  cache: AnswerCache,
  params: { producerCompanyId: number },
  group: DiscountGroup,
): void {
  cache.set('getDiscountGroup', { params: { ...params, discountGroupId: group.id } }, group);
  addRow(cache, groups, listed(group));
}

/** A group as it is after a change. */
export function showGroup(cache: AnswerCache, params: OwnGroup, group: DiscountGroup): void {
  cache.set('getDiscountGroup', { params }, group);
  replaceRow(cache, groups, listed(group));
}

/** A deleted group; its customers are unassigned. */
export function removeGroup(cache: AnswerCache, group: ListedDiscountGroup): void {
  removeRow(cache, groups, group);
  cache.change('listDiscountAssignments', (rows) =>
    rows.filter(({ discountGroupId }) => discountGroupId !== group.id),
  );
}

interface SavedDiscount {
  groupLockKey: number;
  /** Entry before the change, unless it is new. */
  before?: DiscountEntry | undefined;
  /** Entry after the change, unless it is deleted. */
  after?: DiscountEntry;
}

/** Shows an added, changed or deleted discount at its place in the group, with the group's count. */
export function showDiscount(
  cache: AnswerCache,
  params: OwnGroup,
  { groupLockKey, before, after }: SavedDiscount,
): void {
  const known = cache.answersOf('getDiscountGroup').find(({ id }) => id === params.discountGroupId);
  if (!known) return;
  const others = known.discounts.filter(({ id }) => id !== before?.id && id !== after?.id);
  const discounts = (after ? [...others, ascending(after)] : others).sort(inOrder);
  const group = { ...known, discounts, discountCount: discounts.length, optimisticLockKey: groupLockKey };
  showGroup(cache, params, group);
}

const ascending = (discount: DiscountEntry): DiscountEntry => ({
  ...discount,
  discountQuantities: [...discount.discountQuantities].sort(
    (one, other) => one.minQuantity - other.minQuantity,
  ),
});

function inOrder(one: DiscountEntry, other: DiscountEntry): number {
  const nameOf = ({ materialOrArticleGroupName }: DiscountEntry) => materialOrArticleGroupName ?? '';
  return (
    german.compare(nameOf(one), nameOf(other)) ||
    (one.materialOrArticleGroupId ?? 0) - (other.materialOrArticleGroupId ?? 0) ||
    byDay(one, other)
  );
}
