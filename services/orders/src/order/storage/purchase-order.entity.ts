import { defineEntity, p } from '@mikro-orm/core';
import type { Status } from '@werkbank/contracts/delivery';
import { SalesOrderEntity } from './sales-order.entity.js';

const where = 'deleted_at is null';
const company = { name: 'producerCompanyId' };
const newestFirst = { name: 'createdOn', sort: 'desc' } as const;
const lastFirst = { name: 'orderId', sort: 'desc' } as const;

export const PurchaseOrderEntity = defineEntity({
  name: 'PurchaseOrder',
  tableName: 'purchase_order',
  properties: {
    orderId: p.manyToOne(SalesOrderEntity).mapToPk().primary(),
    producerCompanyId: p.integer().primary(),
    status: p.text().$type<Status>(),
    taxBase: p.bigint('number'),
    nextShipmentDate: p.date().nullable(),
    /** PostgreSQL keeps both as they are in the sales order. */
    createdOn: p.datetime().nullable(),
    deletedAt: p.datetime().nullable(),
  },
  indexes: [
    { name: 'purchase_order_of_company', columns: [company, lastFirst] },
    { name: 'purchase_order_by_date', columns: [company, newestFirst, lastFirst], where },
    { name: 'purchase_order_by_status', columns: [company, { name: 'status' }, newestFirst], where },
    {
      name: 'purchase_order_by_amount',
      columns: [company, { name: 'taxBase', sort: 'desc' }, lastFirst],
      where,
    },
  ],
});
