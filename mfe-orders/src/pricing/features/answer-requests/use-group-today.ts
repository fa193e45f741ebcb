import type { ReceivedDiscountRequest } from '@werkbank/contracts/entities';
import { useApiQuery } from '@werkbank/kit/api';
import { useOwnRules } from '../../rules/use-own-rules';

/** Name of the group that the customer of a request has today; undefined without one. */
export function useGroupToday(): (request: ReceivedDiscountRequest) => string | undefined {
  const params = useOwnRules();
  const groups = useApiQuery('listDiscountGroups', { params }).data ?? [];
  return ({ discountGroupId }) => groups.find(({ id }) => id === discountGroupId)?.name;
}
