import { z } from 'zod';
import {
  approvalRemark,
  declineReason,
  figuresFingerprint,
  orderApproval,
  orderAsOfNow,
  spendingLimit,
  spendingPerson,
} from '../entities/approval.js';
import { orderDraft } from '../entities/basket.js';
import { done, id, textId } from '../entities/values.js';
import { approvalLimits } from '../limits/index.js';
import type { CallSchemas } from './call.js';

const ofDraft = z.object({ draftId: z.uuid() });
const notDecided = ['APPROVAL_NOT_FOUND', 'APPROVAL_OF_ONESELF', 'APPROVAL_DECIDED'] as const;
const noOrder = [
  'DRAFT_ADDRESSES_CHANGED',
  'WISHED_DATE_PAST',
  'OWN_ORDER_NUMBER_REQUIRED',
  'COST_CENTER_REQUIRED',
  'BUYER_NOT_ACTIVE',
  'SELF_COLLECTION_NOT_ALLOWED',
  'ARTICLE_NO_LONGER_AVAILABLE',
  'QUANTITY_BELOW_MINIMUM',
  'QUANTITY_OFF_INTERVAL',
  'DELIVERY_COUNTRY_NOT_SERVED',
  'CURRENCY_NOT_OFFERED',
] as const;

/** Orders above a limit wait as drafts for their approver. */
export const approvalCalls = {
  listOrderApprovals: {
    summary: 'Approvals that the caller decides about or has asked for, the newest first',
    answer: z.object({ approvals: z.array(orderApproval).max(approvalLimits.listed) }),
    refusals: [],
  },
  getOrderApproval: {
    summary: 'An approval with its draft and, for its approver, with prices and dates of now',
    params: ofDraft,
    /** `now` is null for a decided approval, for the asker, and if the order is no longer possible. */
    answer: z.object({ approval: orderApproval, draft: orderDraft, now: orderAsOfNow.nullable() }),
    refusals: ['APPROVAL_NOT_FOUND'],
  },
  requestOrderApproval: {
    summary: 'Ask for the approval of a draft above the own limit. Once more answers the same approval',
    body: approvalRemark.extend({ draftId: z.uuid() }),
    answer: orderApproval,
    refusals: [
      'DRAFT_NOT_FOUND',
      'DRAFT_OUTDATED',
      'DRAFT_DATE_CHANGED',
      'DRAFT_SUPERSEDED',
      'APPROVAL_NOT_NEEDED',
      'APPROVER_MISSING',
      'ORDER_AWAITS_APPROVAL',
      'ORDER_DECLINED',
      ...noOrder,
    ],
  },
  withdrawOrderApproval: {
    summary: 'Withdraw an own request: the draft is an ordinary one again',
    params: ofDraft,
    answer: done,
    refusals: ['APPROVAL_NOT_FOUND', 'APPROVAL_DECIDED'],
  },
  approveOrder: {
    summary:
      'Approve an order of somebody else: it is placed in their name. Changed figures need their fingerprint',
    params: ofDraft,
    body: z.object({ fingerprint: figuresFingerprint.nullable().default(null) }),
    answer: z.object({ orderId: id }),
    refusals: [...notDecided, 'APPROVAL_CHANGE_UNCONFIRMED', 'DRAFT_OUTDATED', ...noOrder],
  },
  declineOrder: {
    summary: 'Decline an order of somebody else, with the reason',
    params: ofDraft,
    body: declineReason,
    answer: orderApproval,
    refusals: notDecided,
  },
} as const satisfies Record<string, CallSchemas>;

/** Limits of the people of the own company. */
export const spendingLimitCalls = {
  listSpendingLimits: {
    summary: 'The people of the own company with their limits, by name',
    answer: z.object({ people: z.array(spendingPerson).max(approvalLimits.people) }),
    refusals: [],
  },
  setSpendingLimit: {
    summary: 'Set or remove the limit of a person of the own company; orders that wait already go on waiting',
    params: z.object({ userId: textId }),
    body: z.object({ limit: spendingLimit.nullable() }),
    answer: spendingPerson,
    refusals: ['USER_NOT_FOUND', 'LIMIT_OF_ONESELF', 'APPROVER_UNKNOWN', 'CURRENCY_NOT_OFFERED'],
  },
} as const satisfies Record<string, CallSchemas>;
