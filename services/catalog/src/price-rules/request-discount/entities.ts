import { defineEntity, p } from '@mikro-orm/core';
import type { DiscountRequestStatus } from '@werkbank/contracts/entities';

export const DiscountRequest = defineEntity({
  name: 'DiscountRequest',
  tableName: 'discount_request',
  properties: {
    id: p.integer().primary().generated('by default as identity'),
    customerCompanyId: p.integer(),
    userId: p.integer(),
    firstName: p.text(),
    lastName: p.text(),
    email: p.text(),
    country: p.text(),
    remarks: p.text(),
    /** Set if the request is about one article. */
    articleId: p.text().nullable(),
    askedAt: p.datetime(),
  },
  indexes: [{ name: 'discount_request_customer', properties: ['customerCompanyId', 'askedAt'] }],
});

/** The state of a request at one of the producer companies that it asks. */
export const DiscountRequestProducer = defineEntity({
  name: 'DiscountRequestProducer',
  tableName: 'discount_request_producer',
  properties: {
    requestId: p.manyToOne(DiscountRequest).mapToPk().primary().deleteRule('cascade'),
    producerCompanyId: p.integer().primary(),
    /** The request's customer; a trigger fills it for the row-level policies. */
    customerCompanyId: p.integer().nullable(),
    status: p.text().$type<DiscountRequestStatus>(),
    answer: p.text().nullable(),
    answeredAt: p.datetime().nullable(),
  },
  indexes: [{ name: 'discount_request_producer_company', properties: ['producerCompanyId', 'status'] }],
});

export const discountRequestEntities = [DiscountRequest, DiscountRequestProducer];
