import { z } from 'zod';
import { approvalLimits, largestInteger } from '../limits/index.js';
import { draftSection } from './basket.js';
import { totals } from './price.js';
import { acrossFields } from './rule-across-fields.js';
import { cents, currency, date, id, instant, text } from './values.js';

const limit = cents.min(0).max(largestInteger).nullable();
const limits = z.object({
  currency,
  /** Net, with freight and customs; null: no limit. */
  perOrder: limit,
  perMonth: limit,
  /** Approves beside the admins of the company. */
  approverId: id.nullable(),
});
const amounts = limits.pick({ perOrder: true, perMonth: true });

/** How much a person may order without an approval. */
export const spendingLimit = acrossFields(limits, amounts, ({ perOrder, perMonth }, refuse) => {
  if (perOrder === null && perMonth === null) refuse('perOrder', 'FIELD_REQUIRED');
});
export type SpendingLimit = z.infer<typeof limits>;
/** As stored. */
export const keptSpendingLimit = limits;

/** Words of the person who asks, and of the approver who declines. */
export const approvalRemark = z.object({ remark: text(approvalLimits.text).nullable().default(null) });
export const declineReason = z.object({ reason: text(approvalLimits.text) });

const person = z.object({ userId: id, firstName: z.string(), lastName: z.string() });
export type NamedPerson = z.infer<typeof person>;

/** A person of the company with their limit. */
export const spendingPerson = person.extend({ enabled: z.boolean(), limit: limits.nullable() });
export type SpendingPerson = z.infer<typeof spendingPerson>;

const exceededLimits = ['PerOrder', 'PerMonth'] as const;
export type ExceededLimit = (typeof exceededLimits)[number];
const approvalStates = ['Waiting', 'Approved', 'Declined'] as const;
export type ApprovalState = (typeof approvalStates)[number];

/** An order above a limit, as a draft that waits for its approver. */
export const orderApproval = z.object({
  draftId: z.uuid(),
  state: z.enum(approvalStates),
  askedBy: person,
  askedAt: instant,
  remark: z.string().nullable(),
  /** End of the stock reservation. */
  heldUntil: instant,
  /** The limit that was exceeded when the approval was asked for. */
  exceeded: z.object({ limit: z.enum(exceededLimits), amount: cents, currency }),
  /** Net and with tax, as asked for or, once approved, as ordered. */
  taxBase: cents,
  total: cents,
  currency,
  decidedBy: person.nullable(),
  decidedAt: instant.nullable(),
  /** Why it was declined. */
  reason: z.string().nullable(),
  salesOrderId: id.nullable(),
  /** The caller is one who approves or declines it. */
  mayDecide: z.boolean(),
});
export type OrderApproval = z.infer<typeof orderApproval>;

/** Names exact figures and dates. */
export const figuresFingerprint = z.string().regex(/^[0-9a-f]{64}$/);

/** The waiting order with the prices and dates of now. */
export const orderAsOfNow = z.object({
  /** Only who sends it back orders these figures. */
  fingerprint: figuresFingerprint,
  hasChanged: z.boolean(),
  totals,
  plannedShipmentDate: date,
  orderSections: z.array(draftSection),
});
export type OrderAsOfNow = z.infer<typeof orderAsOfNow>;
