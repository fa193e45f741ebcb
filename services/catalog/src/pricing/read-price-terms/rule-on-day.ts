/** The day asked for, as the statement's common table `asked` has it. */
const day = '(select day from asked)';

/** Whether a rule holds on the day asked for, its first and its last day included. */
export const holds = (rule: string) =>
  `(${rule}.valid_from is null or ${rule}.valid_from <= ${day})
   and (${rule}.valid_until is null or ${rule}.valid_until >= ${day})`;

/** Of several rules about the same that hold, the one that began last counts: what is planned for a time goes before what always holds. */
export const latestFirst = (rule: string) => `${rule}.valid_from desc nulls last`;
