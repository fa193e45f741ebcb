import { z } from 'zod';
import {
  basketRequest,
  checkoutOrder,
  lineChange,
  orderDraft,
  ownBasket,
  refreshedBasket,
  reorderedBasket,
  shownBasket,
} from '../entities/basket.js';
import { country, currency, id, language } from '../entities/values.js';
import { maxBasketItems } from '../limits/index.js';
import type { CallSchemas } from './call.js';
import { costRuleCalls } from './cost-rules.js';
import { approvalCalls } from './approvals.js';
import { savedListCalls } from './saved-lists.js';

const draftRefusals = [
  'BASKET_EMPTY',
  'ARTICLE_NO_LONGER_AVAILABLE',
  'QUANTITY_BELOW_MINIMUM',
  'QUANTITY_OFF_INTERVAL',
  'ADDRESS_NOT_FOUND',
  'DELIVERY_COUNTRY_NOT_SERVED',
  'CURRENCY_NOT_OFFERED',
  'BILLING_ADDRESS_MISSING',
  'SELF_COLLECTION_NOT_ALLOWED',
  'BUYER_NOT_ACTIVE',
  'WISHED_DATE_PAST',
  'WISHED_DATE_TOO_LATE',
  'OWN_ORDER_NUMBER_REQUIRED',
  'COST_CENTER_REQUIRED',
] as const;

export const checkoutCalls = {
  refreshBasket: {
    summary: 'Prices, stock and dispatch locations of a basket as of now',
    body: z.object({ basket: basketRequest, language, currency, country }),
    answer: refreshedBasket,
    refusals: ['DELIVERY_COUNTRY_NOT_SERVED', 'CURRENCY_NOT_OFFERED'],
  },
  reorderBasket: {
    summary: 'The lines of an own order as a basket as of now: what is gone or costs something else is named',
    body: z.object({ orderId: id, language, currency, country }),
    answer: reorderedBasket,
    refusals: ['ORDER_NOT_FOUND', 'DELIVERY_COUNTRY_NOT_SERVED', 'CURRENCY_NOT_OFFERED'],
  },
  getOwnBasket: {
    summary: 'What the caller has put into the basket and drafted of it, on whatever device',
    answer: shownBasket,
    refusals: [],
  },
  changeOwnBasket: {
    summary:
      "Lines of the caller's basket as they are from now on; the others stay as they are, and the whole is answered",
    // Limit of a request: all present lines may go while as many others come.
    body: z.object({
      changes: z
        .array(lineChange)
        .min(1)
        .max(2 * maxBasketItems),
    }),
    answer: ownBasket,
    refusals: ['BASKET_FULL'],
  },
  createOrderDraft: {
    summary: 'Everything that an order would cost and when it would leave, kept as it was seen',
    body: checkoutOrder,
    answer: orderDraft,
    refusals: draftRefusals,
  },
  getOrderDraft: {
    summary: "An own draft; once submitted it is the confirmation's number, lines and total",
    params: z.object({ draftId: z.uuid() }),
    answer: orderDraft,
    refusals: ['DRAFT_NOT_FOUND'],
  },
  submitOrder: {
    summary: 'Order what a draft says. The draft is the idempotency key: once more gives the same order',
    body: z.object({ draftId: z.uuid() }),
    answer: z.object({ orderId: id }),
    refusals: [
      'DRAFT_NOT_FOUND',
      'DRAFT_OUTDATED',
      'DRAFT_DATE_CHANGED',
      'DRAFT_ADDRESSES_CHANGED',
      'DRAFT_SUPERSEDED',
      'ORDER_ABOVE_LIMIT',
      'MONTH_ABOVE_LIMIT',
      'ORDER_AWAITS_APPROVAL',
      'ORDER_DECLINED',
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
    ],
  },
  ...savedListCalls,
  ...approvalCalls,
  ...costRuleCalls,
} as const satisfies Record<string, CallSchemas>;
