import type { DiscountAssignment } from '@werkbank/contracts/entities';
import type { AnswerCache } from '@werkbank/kit/answer-cache';
import { addRow, removeRow, replaceRow, type RowList } from '@werkbank/kit/list-rows';
import { byDay } from '../../desk/period';
import { german } from '../rules/name-order';

/** Assignments as the service sorts them: by name of the customer, and those of a customer by day. */
const assignments: RowList<'listDiscountAssignments', DiscountAssignment> = {
  call: 'listDiscountAssignments',
  rowsOf: (answer) => answer,
  withRows: (_, rows) => rows,
  order: () => (one, other) =>
    german.compare(one.customerName, other.customerName) ||
    one.customerCompanyId - other.customerCompanyId ||
    byDay(one, other),
};

/** A customer to whom a group is assigned stands no longer among those who have none. */
export function addAssignment(cache: AnswerCache, assignment: DiscountAssignment): void {
  addRow(cache, assignments, assignment);
  cache.change('listAssignableCustomers', (customers) =>
    customers.filter(({ id }) => id !== assignment.customerCompanyId),
  );
}

export function showAssignment(cache: AnswerCache, assignment: DiscountAssignment): void {
  replaceRow(cache, assignments, assignment);
}

/** A customer whose last assignment is gone can be assigned again. */
export function removeAssignment(cache: AnswerCache, assignment: DiscountAssignment): void {
  removeRow(cache, assignments, assignment);
  const { customerCompanyId: id, customerName: name } = assignment;
  const isLeft = cache
    .answersOf('listDiscountAssignments')
    .some((rows) => rows.some((row) => row.customerCompanyId === id));
  if (isLeft) return;
  cache.change('listAssignableCustomers', (customers) =>
    [...customers.filter((customer) => customer.id !== id), { id, name }].sort(
      (one, other) => german.compare(one.name, other.name) || one.id - other.id,
    ),
  );
}
