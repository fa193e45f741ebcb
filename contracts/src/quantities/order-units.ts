import { quantityLimits } from '../limits/index.js';

/** The order unit of an article with its content, minimum and interval. An article without it is ordered by the piece. */
export interface OrderUnits {
  /** UN/ECE Recommendation 20, like `contentUnit`. */
  orderUnit: string;
  contentUnit: string | null;
  /** Content units in one order unit. */
  contentQuantity: number | null;
  /** Order units. */
  minQuantity: number;
  quantityInterval: number;
}

/** UN/ECE Recommendation 20: one, a piece. */
export const piece = 'C62';

/** The units of an article if they differ from "by the piece, from one on". */
export function saidUnits(units: OrderUnits): { orderUnits?: OrderUnits } {
  const { orderUnit, contentUnit, contentQuantity, minQuantity, quantityInterval } = units;
  if (isPlain(units) && minQuantity === 1 && quantityInterval === 1) return {};
  return { orderUnits: { orderUnit, contentUnit, contentQuantity, minQuantity, quantityInterval } };
}

/** True for units that need no words beside the number. */
export function isPlain(units: OrderUnits | undefined): boolean {
  return units === undefined || (units.orderUnit === piece && contentOf(units) === null);
}

/** The content of an order unit; null if it is unknown or the order unit itself. */
export function contentOf(units: OrderUnits): { unit: string; quantity: number } | null {
  const { contentUnit, contentQuantity, orderUnit } = units;
  if (contentQuantity === null || contentQuantity === 1) {
    return contentUnit === null || contentUnit === orderUnit || contentUnit === piece
      ? null
      : { unit: contentUnit, quantity: 1 };
  }
  return { unit: contentUnit ?? piece, quantity: contentQuantity };
}

/** Reason why a quantity cannot be ordered. */
export interface QuantityMisfit {
  why: 'belowMinimum' | 'offInterval';
  /** The next higher valid quantity; the largest one if none is higher. */
  next: number;
}

/** Null where so many order units can be ordered: the minimum, or more by whole intervals. */
export function checkQuantity(quantity: number, units: OrderUnits | undefined): QuantityMisfit | null {
  if (units === undefined) return null;
  const { minQuantity, quantityInterval } = units;
  if (quantity < minQuantity) return { why: 'belowMinimum', next: minQuantity };
  if ((quantity - minQuantity) % quantityInterval === 0) return null;
  const steps = Math.ceil((quantity - minQuantity) / quantityInterval);
  const most = Math.floor((quantityLimits.max - minQuantity) / quantityInterval);
  return { why: 'offInterval', next: minQuantity + Math.min(steps, most) * quantityInterval };
}
