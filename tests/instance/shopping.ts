import type { ArticleRow, SentOrder } from '@werkbank/contracts/entities';
import { runningInstance, type Account, type Person } from './running-instance.ts';

export const audience = { lng: 'de', country: 'CH', currency: 'CHF' } as const;

/** The buyer of the Swiss machine shop: has discounts and pays in francs. */
export const swissBuyer = (account: Account) =>
  account.role === 'buyer' && account.email === 'einkauf@kellermatt.example';

/** Quantity of an order line unless a test chooses another. */
const usualQuantity = 12;

export function orderOf(
  rows: readonly ArticleRow[],
  shippingAddressId: number,
  quantity = usualQuantity,
): SentOrder {
  return {
    orderCurrency: 'CHF',
    orderLanguage: 'de',
    shippingAddressId,
    selfCollection: false,
    orderSections: rows.map((row) => ({
      producerId: row.producerId,
      dispatchLocationId: row.dispatchLocation?.id ?? 0,
      items: [{ articleId: row.articleId, quantity }],
    })),
  };
}

export async function shippingAddressOf({ api, user }: Person): Promise<number> {
  const company = await api('getCustomer', { params: { companyId: user.companyId ?? 0 } });
  const shipping = company.addresses.find((address) => address.type === 'Shipping') ?? company.primaryAddress;
  if (!shipping) throw new Error('the demo customer has no address');
  return shipping.id;
}

export interface Offer {
  row: ArticleRow;
  producer: Account;
}

/**
 * A drill of a producer that dispatches in Switzerland and one of a producer that dispatches in Germany.
 * Both producers have a demo account, so that a test can act for them. The drill with the highest stock is
 * chosen: every run takes some, and a long-used instance is never restocked.
 */
export async function findOffers(
  buyer: Person,
  rows: readonly ArticleRow[],
): Promise<Record<'CH' | 'DE', Offer>> {
  const inStock = rows
    .filter(({ notAvailableReason, dispatchLocation }) => notAvailableReason === null && dispatchLocation)
    .filter(({ stockLevel }) => stockLevel > usualQuantity)
    .sort((one, other) => one.stockLevel - other.stockLevel);
  const onePerProducer = [...new Map(inStock.map((row) => [row.producerId, row])).values()];
  const draft = await buyer.api('createOrderDraft', {
    body: orderOf(onePerProducer, await shippingAddressOf(buyer), 1),
  });
  const offerFrom = (country: 'CH' | 'DE'): Offer => {
    for (const section of draft.orderSections) {
      const producer = runningInstance().accounts.find(
        ({ companyId }) => companyId === section.producerCompanyId,
      );
      const row = onePerProducer.find(({ producerId }) => producerId === section.producerId);
      if (producer && row && section.dispatchLocation.country === country) return { row, producer };
    }
    throw new Error(`no producer with an account has such a drill in stock in ${country}`);
  };
  return { CH: offerFrom('CH'), DE: offerFrom('DE') };
}
