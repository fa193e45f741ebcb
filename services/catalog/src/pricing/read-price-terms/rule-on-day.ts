/** The requested day, from the statement's common table `asked`. */
const day = '(select day from asked)';

/** SQL condition: the rule is valid on the requested day, including its first and last day. */
export const holds = (rule: string) =>
  `(${rule}.valid_from is null or ${rule}.valid_from <= ${day})
   and (${rule}.valid_until is null or ${rule}.valid_until >= ${day})`;

/**
 * Among several valid rules for the same case, the one that began last applies: a rule with a first day overrides an unlimited
 * one.
 */
export const latestFirst = (rule: string) => `${rule}.valid_from desc nulls last`;
