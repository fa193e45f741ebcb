import { z } from 'zod';
import { wishedDays } from '../calendar/index.js';
import { orderFactLimits } from '../limits/index.js';
import { phone } from './account.js';
import type { Company, orderDemands } from './party.js';
import { date, printedLines, printedText } from './values.js';

const wishedDate = date.superRefine((day, context) => {
  const { first, last } = wishedDays(new Date());
  if (day < first) context.addIssue({ code: 'custom', message: 'WISHED_DATE_PAST' });
  if (day > last) context.addIssue({ code: 'custom', message: 'WISHED_DATE_TOO_LATE' });
});

/** Facts that a buyer adds to an order, for the own books and for the producers. Every document has them. */
export const orderFacts = z.object({
  ownOrderNumber: printedText(orderFactLimits.ownOrderNumber).nullable().default(null),
  costCenter: printedText(orderFactLimits.costCenter).nullable().default(null),
  /** Changes no promise. */
  wishedDate: wishedDate.nullable().default(null),
  contactName: printedText(orderFactLimits.contactName).nullable().default(null),
  contactPhone: phone.nullable().default(null),
  remark: printedLines(orderFactLimits.remark).nullable().default(null),
});
export type OrderFacts = z.infer<typeof orderFacts>;

/** The same facts as stored. Older orders, drafts and events have a cost centre alone. */
export const keptOrderFacts = z.object({
  ownOrderNumber: z.string().nullable().optional(),
  costCenter: z.string().nullable(),
  wishedDate: date.nullable().optional(),
  contactName: z.string().nullable().optional(),
  contactPhone: z.string().nullable().optional(),
  remark: z.string().nullable().optional(),
});
export type KeptOrderFacts = z.infer<typeof keptOrderFacts>;

/** Each stored fact; null for a missing one. */
export function factsOf(kept: KeptOrderFacts): OrderFacts {
  return {
    ownOrderNumber: kept.ownOrderNumber ?? null,
    costCenter: kept.costCenter,
    wishedDate: kept.wishedDate ?? null,
    contactName: kept.contactName ?? null,
    contactPhone: kept.contactPhone ?? null,
    remark: kept.remark ?? null,
  };
}

type Demands = Pick<Company, keyof typeof orderDemands>;

/** The facts that a company demands of an order and that are missing. */
export function missingFacts(
  { ownOrderNumber, costCenter }: Pick<KeptOrderFacts, 'ownOrderNumber' | 'costCenter'>,
  { ownOrderNumberRequired, costCenterRequired }: Demands,
) {
  return [
    ...(ownOrderNumberRequired && !ownOrderNumber
      ? [{ field: 'ownOrderNumber', code: 'OWN_ORDER_NUMBER_REQUIRED' } as const]
      : []),
    ...(costCenterRequired && !costCenter
      ? [{ field: 'costCenter', code: 'COST_CENTER_REQUIRED' } as const]
      : []),
  ];
}

export const orderFactsFor = (company: Demands) =>
  orderFacts.superRefine((facts, context) => {
    for (const { field, code } of missingFacts(facts, company))
      context.addIssue({ code: 'custom', path: [field], message: code });
  });
