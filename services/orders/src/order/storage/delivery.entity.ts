import { defineEntity, type EntityName, type InferEntity, p } from '@mikro-orm/core';
import { awaitsDispatch, type DeliveryStatus, type Shipper, sqlStatuses } from '@werkbank/contracts/delivery';
import type { Address, AgreedCosts, Cost } from '@werkbank/contracts/entities';
import type { DeliveryFigures } from '../figures/figures.js';
import type { Plan, TaxRate } from '../model/order.js';
import { SalesOrderEntity } from './sales-order.entity.js';

export const DeliveryEntity = defineEntity({
  name: 'Delivery',
  tableName: 'delivery',
  properties: {
    id: p.integer().primary().autoincrement(false),
    orderId: p.manyToOne(SalesOrderEntity).mapToPk().deferMode('deferred'),
    parentDeliveryId: () =>
      p
        .manyToOne(deliveryItself())
        .$type<number>()
        .mapToPk()
        .deferMode('deferred')
        .deleteRule('no action')
        .nullable(),
    producerId: p.integer(),
    producerName: p.text(),
    /** PostgreSQL fills it: the name as searches compare it. */
    producerFoundBy: p.text().nullable().lazy(),
    producerCompanyId: p.integer(),
    status: p.text().$type<DeliveryStatus>(),
    shipper: p.text().$type<Shipper>(),
    isExport: p.boolean(),
    dispatchLocation: p.json<Address>(),
    plannedShipmentDate: p.date(),
    plannedShipmentFromStock: p.boolean(),
    originalPlan: p.json<Plan>().nullable(),
    lockKey: p.integer(),
    weight: p.float().columnType('double precision').nullable(),
    length: p.float().columnType('double precision').nullable(),
    width: p.float().columnType('double precision').nullable(),
    height: p.float().columnType('double precision').nullable(),
    mrnNumber: p.text().nullable(),
    costs: p.json<readonly Cost[]>(),
    /** Null on a split-off delivery, and in older rows. */
    agreed: p.json<AgreedCosts>().nullable(),
    /** Rows that a replica of before wrote, while a new one starts, have no amount. */
    taxRates: p.json<readonly (Omit<TaxRate, 'amount'> & Partial<TaxRate>)[]>(),
    /** Current costs of the delivery, computed from its other columns and stored for reads. */
    figures: p.json<DeliveryFigures>(),
  },
  indexes: [
    { name: 'delivery_of_order', properties: ['orderId'] },
    {
      name: 'delivery_not_sent',
      properties: ['plannedShipmentDate', 'orderId'],
      where: `status in (${sqlStatuses((status) => awaitsDispatch(status) && status !== 'Created')})`,
    },
    { name: 'delivery_not_answered', properties: ['orderId'], where: `status = 'Created'` },
  ],
});
export type DeliveryRow = InferEntity<typeof DeliveryEntity>;

function deliveryItself(): EntityName {
  return DeliveryEntity;
}
