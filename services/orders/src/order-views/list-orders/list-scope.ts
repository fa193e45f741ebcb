import type { CallInput } from '@werkbank/contracts/calls';

export type ListQuery = CallInput<'listSalesOrders'>['query'];

/** Which orders a list is about, before the reader narrows it. */
export interface ListScope {
  /** From the side of this producer company; otherwise from the buyers' side. */
  producerCompanyId?: number;
  /** SQL over `o` and its parameters. */
  condition?: { sql: string; params: readonly unknown[] };
  /** Status of the block on top; lists for looking only have none. */
  newest: 'Created' | 'Proposed' | null;
}
