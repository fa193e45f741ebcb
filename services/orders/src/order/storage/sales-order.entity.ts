import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import type { Status } from '@werkbank/contracts/delivery';
import type { Address, Totals } from '@werkbank/contracts/entities';
import type { Currency, Language } from '@werkbank/contracts/localization';

const where = 'deleted_at is null';
const newestFirst = { name: 'createdOn', sort: 'desc' } as const;
const highestFirst = { name: 'taxBase', sort: 'desc' } as const;
const lastFirst = { name: 'id', sort: 'desc' } as const;

export const SalesOrderEntity = defineEntity({
  name: 'SalesOrder',
  tableName: 'sales_order',
  properties: {
    id: p.integer().primary().autoincrement(false),
    draftId: p.uuid().nullable(),
    createdOn: p.datetime(),
    creatorUserId: p.integer(),
    creatorFirstName: p.text(),
    creatorLastName: p.text(),
    creatorEmail: p.text(),
    creatorPhone: p.text(),
    customerId: p.integer(),
    customerName: p.text(),
    /** PostgreSQL fills it and `producersFoundBy`: the names as searches compare them. */
    customerFoundBy: p.text().nullable().lazy(),
    ownOrderNumber: p.text().nullable(),
    /** PostgreSQL fills it. */
    ownNumberForm: p.text().nullable().lazy(),
    costCenter: p.text().nullable(),
    wishedDate: p.date().nullable(),
    contactName: p.text().nullable(),
    contactPhone: p.text().nullable(),
    remark: p.text().nullable(),
    selfCollection: p.boolean(),
    currency: p.text().$type<Currency>(),
    language: p.text().$type<Language>(),
    primaryAddress: p.json<Address>(),
    shippingAddress: p.json<Address>(),
    /** Tax number of the buyer's company at the time of the order; null in older orders. */
    customerTaxNumber: p.text().nullable(),
    customerEoriNumber: p.text().nullable(),
    customerType: p.text().nullable(),
    status: p.text().$type<Status>(),
    totals: p.json<Totals>(),
    taxBase: p.bigint('number'),
    producerNames: p.array(),
    producersFoundBy: p.array().nullable().lazy(),
    nextShipmentDate: p.date().nullable(),
    proposalExpiresAt: p.datetime().nullable(),
    /** The end of the proposal that the buyer has been warned of. */
    lapseToldFor: p.datetime().nullable(),
    deletedAt: p.datetime().nullable(),
  },
  indexes: [
    { name: 'sales_order_by_date', columns: [newestFirst], where },
    { name: 'sales_order_by_status', columns: [{ name: 'status' }, newestFirst], where },
    { name: 'sales_order_by_amount', columns: [highestFirst, lastFirst], where },
    { name: 'sales_order_of_customer', columns: [{ name: 'customerId' }, newestFirst], where },
    {
      name: 'sales_order_of_customer_by_status',
      columns: [{ name: 'customerId' }, { name: 'status' }, newestFirst],
      where,
    },
    // As expressions: MikroORM reads the order of `id` off `customer_id`.
    {
      name: 'sales_order_of_customer_by_number',
      expression: `create index sales_order_of_customer_by_number on sales_order
        (customer_id, id desc) where ${where}`,
    },
    {
      name: 'sales_order_of_customer_by_amount',
      expression: `create index sales_order_of_customer_by_amount on sales_order
        (customer_id, tax_base desc, id desc) where ${where}`,
    },
    {
      name: 'sales_order_open_proposal',
      properties: ['proposalExpiresAt'],
      where: `proposal_expires_at is not null and ${where}`,
    },
  ],
});
export type SalesOrderRow = InferEntity<typeof SalesOrderEntity>;
