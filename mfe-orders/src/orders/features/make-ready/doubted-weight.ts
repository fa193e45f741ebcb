import type { Delivery } from '@werkbank/contracts/entities';
import { liveItems } from '../../order/items';

/** Kilograms of a full pallet's packing. */
const packing = 30;
const timesItsGoods = 10;

/** Kilograms of the goods, where a parcel weighs less than they do or far more; undefined where its weight is likely. */
export function goodsOfDoubtedWeight(gross: number, delivery: Delivery): number | undefined {
  const left = liveItems(delivery);
  const known = left.every(({ unitWeight = 0 }) => unitWeight > 0);
  if (!known || gross <= 0) return undefined;
  const grams = left.reduce((sum, { unitWeight = 0, quantity }) => sum + unitWeight * quantity, 0);
  const net = grams / 1000;
  return gross < net || gross > net * timesItsGoods + packing ? net : undefined;
}
