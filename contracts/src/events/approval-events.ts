import { z } from 'zod';
import { cents, currency, id, instant } from '../entities/values.js';

const person = z.object({ userId: id, firstName: z.string(), lastName: z.string() });

export const approvalEvents = {
  /** An order above a limit waits for one of its approvers. */
  'checkout.approval-requested.v1': z.object({
    draftId: z.uuid(),
    askedBy: person,
    approverIds: z.array(id),
    /** Net. */
    taxBase: cents,
    currency,
    remark: z.string().nullable(),
    at: instant,
  }),
  /** The approver's answer; an approved order has its number. */
  'checkout.approval-decided.v1': z.object({
    draftId: z.uuid(),
    /** The person who asked. */
    userId: id,
    decidedBy: person,
    orderId: id.nullable(),
    reason: z.string().nullable(),
    taxBase: cents,
    currency,
    at: instant,
  }),
} as const satisfies Record<string, z.ZodType>;
