import type { PriceBreakdown } from '@werkbank/contracts/entities';
import { divideHalfUp, lineAmount } from '@werkbank/contracts/money';
import type { OrderItem } from '../model/order.js';

/**
 * Takes `quantity` order units off an item. Both parts together cost the item's price to the cent: the agreed price is
 * divided, never recalculated.
 */
export function divideItem(
  item: OrderItem,
  quantity: number,
  newItemId: number,
): { left: OrderItem; taken: OrderItem } {
  const price = dividePrice(item.price, quantity);
  return {
    left: { ...item, quantity: item.quantity - quantity, price: price.left },
    taken: { ...item, id: newItemId, parentItemId: item.id, quantity, price: price.taken },
  };
}

function dividePrice(
  price: PriceBreakdown,
  quantity: number,
): { left: PriceBreakdown; taken: PriceBreakdown } {
  const shareOf = (amount: number) =>
    Number(divideHalfUp(BigInt(amount) * BigInt(quantity), BigInt(price.quantity)));
  const surcharge = shareOf(price.surcharge);
  const discount = shareOf(price.discount);
  const tax = shareOf(price.tax);
  const margin = price.platformMargin === undefined ? undefined : shareOf(price.platformMargin);
  const line = price.salesPrice - price.surcharge + price.discount;
  const takenLine = Math.min(lineAmount(price.listPrice, quantity, price.priceQuantity), line);
  const part = (units: number, amount: number, share: typeof price): PriceBreakdown => {
    const salesPrice = amount + share.surcharge - share.discount;
    return { ...share, quantity: units, salesPrice, taxBase: salesPrice + price.voc * units };
  };
  return {
    taken: part(quantity, takenLine, {
      ...price,
      surcharge,
      discount,
      tax,
      ...(margin !== undefined && { platformMargin: margin }),
    }),
    left: part(price.quantity - quantity, line - takenLine, {
      ...price,
      surcharge: price.surcharge - surcharge,
      discount: price.discount - discount,
      tax: price.tax - tax,
      ...(margin !== undefined && { platformMargin: (price.platformMargin ?? 0) - margin }),
    }),
  };
}
