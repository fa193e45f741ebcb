import { z } from 'zod';
import { discountLimits } from '../limits/index.js';
import { country, id, instant, key, lines, paging } from './values.js';

export const discountRequestStatuses = ['Open', 'Granted', 'Declined'] as const;
export type DiscountRequestStatus = (typeof discountRequestStatuses)[number];

const remarks = lines(discountLimits.remarks).default('');

/** A request to producers: to the company of each that serves the country, by default that of the caller. */
export const discountRequestData = z.object({
  producers: z.array(id).min(1, { error: 'FIELD_REQUIRED' }).max(discountLimits.producersAsked),
  remarks,
  country: country.optional(),
  /** The article that it is about. */
  articleId: key.optional(),
});
/** A granted request may assign a group of the producer at once. */
export const discountRequestAnswer = z.object({
  status: z.enum(['Granted', 'Declined']),
  answer: remarks,
  discountGroupId: id.optional(),
});

const asked = {
  id,
  askedOn: instant,
  askedBy: z.object({ firstName: z.string(), lastName: z.string(), email: z.string() }),
  remarks: z.string(),
  country,
  article: z.object({ articleId: key, materialNumber: z.string(), articleText: z.string() }).nullable(),
};
const answered = {
  status: z.enum(discountRequestStatuses),
  answer: z.string().nullable(),
  answeredOn: instant.nullable(),
};
/** A discount request in the view of its company. */
export const ownDiscountRequest = z.object({
  ...asked,
  producers: z.array(
    z.object({ producerId: id, producerName: z.string(), producerCompanyId: id, ...answered }),
  ),
});
export type OwnDiscountRequest = z.infer<typeof ownDiscountRequest>;
/** A discount request in the view of a producer. */
export const receivedDiscountRequest = z.object({
  ...asked,
  customerCompanyId: id,
  customerName: z.string(),
  ...answered,
  /** The customer's group today; null without one. */
  discountGroupId: id.nullable(),
});
export type ReceivedDiscountRequest = z.infer<typeof receivedDiscountRequest>;
export const ownDiscountRequests = z.object({ requests: z.array(ownDiscountRequest), ...paging.shape });
export const receivedDiscountRequests = z.object({
  requests: z.array(receivedDiscountRequest),
  ...paging.shape,
});
