import { z } from 'zod';
import {
  discountRequestAnswer,
  discountRequestData,
  discountRequestStatuses,
  ownDiscountRequests,
  receivedDiscountRequest,
  receivedDiscountRequests,
} from '../entities/discount-request.js';
import { id, pageParameter, searchText, textId } from '../entities/values.js';
import { listLimits } from '../limits/index.js';
import type { CallSchemas } from './call.js';

const companyParams = z.object({ producerCompanyId: textId });

export const discountRequestCalls = {
  requestDiscount: {
    summary: 'Ask producers for a discount; each gets a mail and has the request on its desk',
    body: discountRequestData,
    answer: z.object({ id }),
    refusals: [
      'FIELD_REQUIRED',
      'PRODUCER_NOT_FOUND',
      'ARTICLE_NOT_FOUND',
      'DELIVERY_COUNTRY_NOT_SERVED',
      'TOO_MANY_DISCOUNT_REQUESTS',
    ],
  },
  listOwnDiscountRequests: {
    summary: "What the caller's company has asked for, the latest first, and what became of it",
    query: z.object({ page: pageParameter }),
    answer: ownDiscountRequests,
    refusals: [],
  },
  listDiscountRequests: {
    summary: 'What customers ask a producer company for: the open ones first, then the latest',
    params: companyParams,
    query: z.object({
      page: pageParameter,
      status: z.enum([...discountRequestStatuses, '']).default(''),
      /** A part of the customer's name, of who asked, of the article or of the remarks. */
      search: searchText(listLimits.search),
    }),
    answer: receivedDiscountRequests,
    refusals: ['COMPANY_NOT_FOUND'],
  },
  getDiscountRequest: {
    summary: 'One request to a producer company',
    params: companyParams.extend({ requestId: textId }),
    answer: receivedDiscountRequest,
    refusals: ['COMPANY_NOT_FOUND', 'DISCOUNT_REQUEST_NOT_FOUND'],
  },
  answerDiscountRequest: {
    summary:
      'Grant a request, with a group for the customer if one is given, or decline it. Assigning a group grants what is open',
    params: companyParams.extend({ requestId: textId }),
    body: discountRequestAnswer,
    answer: receivedDiscountRequest,
    refusals: [
      'COMPANY_NOT_FOUND',
      'DISCOUNT_REQUEST_NOT_FOUND',
      'DISCOUNT_REQUEST_ANSWERED',
      'NO_DISCOUNT_GROUPS_DEFINED',
      'DISCOUNT_GROUP_NOT_FOUND',
      'DISCOUNT_DATA_INCONSISTENT',
      'CUSTOMER_CANNOT_BE_ASSIGNED',
    ],
  },
} as const satisfies Record<string, CallSchemas>;
