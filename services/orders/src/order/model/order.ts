import type { DeliveryStatus, Shipper } from '@werkbank/contracts/delivery';
import type {
  Address,
  AgreedCosts,
  Cost,
  LocalizedText,
  MadeBy,
  PriceBreakdown,
} from '@werkbank/contracts/entities';
import type { Currency } from '@werkbank/contracts/localization';
import type { OrderUnits } from '@werkbank/contracts/quantities';

/** Planned dispatch of a delivery. From stock means the next working day of the place, counted from the time of the promise. */
export interface Plan {
  plannedShipmentDate: string;
  plannedShipmentFromStock: boolean;
}

/** Kilograms and centimetres; null before they are measured. */
export interface Parcel {
  weight: number | null;
  length: number | null;
  width: number | null;
  height: number | null;
  mrnNumber: string | null;
}

export interface OrderItem {
  id: number;
  /** The item it was split off from. */
  parentItemId: number | null;
  articleId: string;
  materialNumber: string;
  /** The buyer's number of the article. Absent in papers from before it was kept. */
  ownArticleNumber?: string | null;
  /** Of the buyer; likewise. */
  remark?: string | null;
  articleText: string;
  articleTexts: LocalizedText | null;
  /** In the language of the order. */
  unit: string;
  /** As ordered; null: by the piece, from one on. */
  orderUnits: OrderUnits | null;
  /** Grams of one order unit. */
  unitWeight: number;
  quantity: number;
  deliveredQuantity: number;
  cancelled: boolean;
  /** Location whose stock the order took; unchanged by a split. Returned stock goes back there. */
  stockLocationId: number;
  price: PriceBreakdown;
  /** Reason for another tax rate than the country's own. */
  taxReason: string | null;
  /** HS code for customs; null if the catalogue has none. */
  tariffNumber: string | null;
  /** Country of origin; null if the catalogue has none. */
  originCountry: string | null;
}

/**
 * Tax of a delivery for one rate and reason: its share of the section's tax, which is computed once for all deliveries of the
 * section, on what remains of it.
 */
export interface TaxRate {
  rate: number;
  reason: string | null;
  /** Share of the costs (not of the goods) that is taxed with it. */
  costBase: number;
  amount: number;
  /** Absent in orders from before it was kept. */
  madeBy?: MadeBy;
}

export interface Delivery {
  id: number;
  parentDeliveryId: number | null;
  producerId: number;
  producerName: string;
  producerCompanyId: number;
  status: DeliveryStatus;
  shipper: Shipper;
  isExport: boolean;
  dispatchLocation: Address;
  plan: Plan;
  /** The plan before the producer's proposal. */
  originalPlan: Plan | null;
  /** Grows with every change; a producer's command must carry the newest one. */
  lockKey: number;
  parcel: Parcel;
  customsDeclarations: number;
  /** Costs that the buyer agreed to for the section; null on a split-off delivery. */
  agreed: AgreedCosts | null;
  costs: readonly Cost[];
  taxRates: readonly TaxRate[];
  items: readonly OrderItem[];
}

/** An order with its deliveries as plain values: the input of decisions. */
export interface Order {
  id: number;
  customerId: number;
  currency: Currency;
  /** When the open proposal lapses; null while there is none. */
  proposalExpiresAt: Date | null;
  deliveries: readonly Delivery[];
}

export function liveItems(delivery: Delivery): OrderItem[] {
  return delivery.items.filter((item) => !item.cancelled);
}
