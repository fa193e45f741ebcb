import type { DeliveryStatus, Shipper, Status } from '@werkbank/contracts/delivery';
import type { TaxLine } from '@werkbank/contracts/entities';
import type { Currency, DemoAddress, Language, Words } from './shapes.ts';

// orders.json --------------------------------------------------------------------------------------------------------

/** The contract's price breakdown: listPrice and voc of one piece, everything else of the whole line. */
export interface DemoPrice {
  quantity: number;
  /** After country price factor and exchange rate. */
  listPrice: number;
  surcharge: number;
  discount: number;
  /** The percentage that led to the discount. */
  effectiveDiscount: number;
  salesPrice: number;
  voc: number;
  taxBase: number;
  /** Per cent. */
  taxRate: number;
  tax: number;
  platformMargin: number;
  currency: Currency;
}

export interface DemoOrderItem {
  id: number;
  /** The item it was split off from. */
  parentItemId: number | null;
  articleId: string;
  materialNumber: string;
  articleText: string;
  articleTexts: Words;
  unit: string;
  /** Grams of one piece. */
  unitWeight: number;
  tariffNumber: string;
  originCountry: string;
  quantity: number;
  deliveredQuantity: number;
  cancelled: boolean;
  price: DemoPrice;
}

/** An address as an order keeps it: it stays as it was when the owner changes it. */
export type DemoOrderAddress = Omit<DemoAddress, 'ownerKind' | 'ownerId'>;

export interface DemoSection {
  /** Section and delivery are one to one and share the id. */
  deliveryId: number;
  parentDeliveryId: number | null;
  producerCompanyId: number;
  producerId: number;
  producerName: string;
  dispatchLocation: DemoOrderAddress;
  status: DeliveryStatus;
  shipper: Shipper;
  isExport: boolean;
  plannedShipmentDate: string;
  plannedShipmentFromStock: boolean;
  /** The plan before the producer proposed another date. */
  originalPlannedShipmentInfo: { plannedShipmentDate: string; plannedShipmentFromStock: boolean } | null;
  /** kg and cm; null until the delivery is made ready. */
  weight: number | null;
  length: number | null;
  width: number | null;
  height: number | null;
  mrnNumber: string | null;
  /** File below the output folder, for exports that were made ready. */
  customsDeclarationFile: string | null;
  /** The contract's costs: `why` is a message key with its parameters. */
  costs: {
    costType: 'Freight' | 'CustomsHandling' | 'Customs';
    taxBase: number;
    why: { key: string; params: Record<string, string | number> };
  }[];
  taxes: TaxLine[];
  /** Goods plus costs, net; cancelled items do not count, nor do the costs of a cancelled section. */
  taxBase: number;
  items: DemoOrderItem[];
}

export interface DemoHistoryLine {
  at: string;
  /** The person's name, or system. */
  who: string;
  actor: 'customer' | 'producer' | 'system';
  userId: number | null;
  /** null where the line is about the whole order. */
  deliveryId: number | null;
  from: DeliveryStatus | null;
  to: DeliveryStatus | null;
  /** A message key, such as proposedNewDate. */
  why: string;
}

export interface DemoOrder {
  id: number;
  createdOn: string;
  /** The order's status, derived from its deliveries. */
  status: Status;
  customerCompanyId: number;
  customerName: string;
  creatorUserId: number;
  creatorFirstName: string;
  creatorLastName: string;
  creatorEmail: string;
  creatorPhone: string;
  ownOrderNumber: string | null;
  costCenter: string | null;
  remark: string | null;
  currency: Currency;
  language: Language;
  primaryAddress: DemoOrderAddress;
  shippingAddress: DemoOrderAddress;
  selfCollection: boolean;
  /** Deadline of the open proposal; null without one. */
  proposalExpiresAt: string | null;
  totals: {
    goods: number;
    freight: number;
    customsHandling: number;
    customs: number;
    taxBase: number;
    taxes: TaxLine[];
    tax: number;
    total: number;
    currency: Currency;
  };
  sections: DemoSection[];
  history: DemoHistoryLine[];
}

export interface OrdersFile {
  orders: DemoOrder[];
  /** First number that is free; sequences of new orders, deliveries and items start here. */
  nextOrderId: number;
  nextDeliveryId: number;
  nextItemId: number;
}
