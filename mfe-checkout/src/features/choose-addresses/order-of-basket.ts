import type { Basket, CheckoutOrder } from '@werkbank/contracts/entities';

/** The order's sections as the basket has them: one per producer and dispatch location. */
export function orderOf(basket: Basket): CheckoutOrder['orderSections'] {
  return basket.flatMap(({ producerId, dispatchLocationItems }) =>
    dispatchLocationItems.map(({ dispatchLocation, items }) => ({
      producerId,
      dispatchLocationId: dispatchLocation.id,
      items: items.map(({ articleId, quantity, remark }) => ({
        articleId,
        quantity,
        ...(remark && { remark }),
      })),
    })),
  );
}
