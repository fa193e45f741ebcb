import { proposalLifetimeMs } from '@werkbank/contracts/limits';
import { factsOf } from '@werkbank/contracts/entities';
import { agreedCosts, type Delivery, keptTax, type NewOrder, theSystem } from '../order/index.js';
import type { DemoOrder, DemoSection } from './orders-file.js';

/** A demo order as this service keeps it. */
export function orderOfDemo(demo: DemoOrder, now: Date): NewOrder {
  const { sections, history, customerCompanyId, proposalExpiresAt, ...head } = demo;
  return {
    head: {
      ...head,
      ...factsOf(head),
      draftId: null,
      createdOn: new Date(demo.createdOn),
      customerId: customerCompanyId,
      customerTaxNumber: null,
      customerEoriNumber: null,
      customerType: null,
    },
    order: {
      id: demo.id,
      customerId: customerCompanyId,
      currency: demo.currency,
      proposalExpiresAt: proposalExpiresAt === null ? null : stillOpen(new Date(proposalExpiresAt), now),
      deliveries: sections.map(deliveryOf),
    },
    history: history.map(({ at, who, from, to, ...line }) => ({
      ...line,
      orderId: demo.id,
      at: new Date(at),
      who: line.actor === 'system' ? theSystem.name : who,
      statusFrom: from,
      statusTo: to,
    })),
  };
}

/** Demo data that was generated days ago still has proposals to decide about. */
function stillOpen(expiresAt: Date, now: Date): Date {
  return expiresAt > now ? expiresAt : new Date(now.getTime() + proposalLifetimeMs);
}

function deliveryOf(section: DemoSection): Delivery {
  const { weight, length, width, height, mrnNumber, plannedShipmentDate, plannedShipmentFromStock } = section;
  const reasonOf = (taxRate: number) => section.taxes.find(({ rate }) => rate === taxRate)?.reason ?? null;
  const items = section.items.map((item) => ({
    ...item,
    stockLocationId: section.dispatchLocation.id,
    taxReason: reasonOf(item.price.taxRate),
  }));
  const taxRates = keptTax(section.taxes, items);
  return {
    id: section.deliveryId,
    parentDeliveryId: section.parentDeliveryId,
    producerId: section.producerId,
    producerName: section.producerName,
    producerCompanyId: section.producerCompanyId,
    status: section.status,
    shipper: section.shipper,
    isExport: section.isExport,
    dispatchLocation: section.dispatchLocation,
    plan: { plannedShipmentDate, plannedShipmentFromStock },
    originalPlan: section.originalPlannedShipmentInfo,
    lockKey: 1,
    parcel: { weight, length, width, height, mrnNumber },
    customsDeclarations: section.customsDeclarationFile === null ? 0 : 1,
    costs: section.costs,
    agreed: section.parentDeliveryId === null ? agreedCosts(section.costs, taxRates, undefined) : null,
    taxRates,
    items,
  };
}
