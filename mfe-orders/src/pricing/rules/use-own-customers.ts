import { useApiQuery } from '@werkbank/kit/api';
import { german } from './name-order';

/** The customers whom a producer company knows, by name: those with a discount group and those without. */
export function useOwnCustomers(producerCompanyId: number, enabled = true): { id: number; name: string }[] {
  const params = { producerCompanyId };
  const assigned = useApiQuery('listDiscountAssignments', { params }, { enabled }).data ?? [];
  const others = useApiQuery('listAssignableCustomers', { params }, { enabled }).data ?? [];
  const names = new Map([
    ...assigned.map((row) => [row.customerCompanyId, row.customerName] as const),
    ...others.map(({ id, name }) => [id, name] as const),
  ]);
  return [...names]
    .map(([id, name]) => ({ id, name }))
    .sort((one, other) => german.compare(one.name, other.name) || one.id - other.id);
}
