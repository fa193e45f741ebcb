import { createClient } from '@werkbank/contracts/client';
import type { SentOrder } from '@werkbank/contracts/entities';
import { addressOf } from '@werkbank/contracts/routes';
import { NothingToMeasure, type RunningInstance } from '../instance/running-instance.ts';
import { type Person, signIn } from '../orders/place-orders.ts';
import { chooseRequests, linesOf } from '../pages/choose-requests.ts';
import type { Request } from '../pages/run-k6.ts';

const audience = { lng: 'de', country: 'CH', currency: 'CHF' } as const;

/** Share or rate of each kind of visit, and its maximum of concurrent people. */
const kinds = {
  browse: { share: 0.9, people: 500 },
  basket: { share: 0.08, people: 100 },
  order: { share: 0.02 },
  /** One at a time, because concurrent confirmations of an order conflict. */
  produce: { perSecond: 1, people: 1 },
  administer: { perSecond: 1, people: 2 },
} as const;
export const dayKinds = Object.keys(kinds) as (keyof typeof kinds)[];
export type DayKind = (typeof dayKinds)[number];

interface Buyer extends Person {
  readonly orders: readonly SentOrder[];
}

/** All people of a working day with their requests, in the format of `k6/day.js`. A token lasts five minutes. */
export async function choosePeople(instance: RunningInstance, address: string) {
  const accounts = (role: string) => instance.accounts.filter((one) => one.role === role);
  const signedIn = (role: string) => Promise.all(accounts(role).map((one) => signIn(address, one)));
  const [admin] = await signedIn('platform-admin');
  const people = [...(await signedIn('buyer')), ...(await signedIn('company-admin'))];
  const buyers = (await Promise.all(people.map(withOrders))).filter(({ orders }) => orders.length > 0);
  const [buyer] = buyers;
  if (!buyer || !admin) throw new NothingToMeasure('The instance has no buyer or no admin.');
  const visitor = createClient({ baseUrl: address, language: () => 'de' });
  const asked = await chooseRequests(address, visitor, [buyer.token]);
  const requests = (kind: string): readonly Request[] => asked[kind]?.requests ?? [];
  const [refresh] = requests('basket of 10, customer');
  const { basket } = JSON.parse(refresh?.body ?? '{}') as { basket: Parameters<typeof linesOf>[0] };
  const ids = { orderId: 'ORDER', producerCompanyId: 'COMPANY' } as unknown as Record<string, number>;
  const at = (path: string): string => address + path;
  return {
    kinds,
    // In equal shares: group pages, articles, rare searches and frequent searches.
    reading: ['group page', 'article page, never shared', 'search, never shared', 'search'].map(requests),
    knownReaders: 0.25,
    visitorBaskets: basket.map((_, most) => ({
      method: 'POST',
      url: refresh?.url,
      body: { basket: basket.slice(0, most + 1), language: 'de', country: 'CH', currency: 'CHF' },
    })),
    ownBasket: at(addressOf('getOwnBasket', {})),
    lines: linesOf(basket),
    drafts: at(addressOf('createOrderDraft', {})),
    submits: at(addressOf('submitOrder', {})),
    purchases: at(addressOf('listPurchaseOrders', { query: {} })),
    purchase: at(addressOf('getPurchaseOrder', { params: ids as never })),
    confirm: at(addressOf('confirmPurchaseOrder', { params: ids as never })),
    administered: (['listSalesOrders', 'listUsers', 'listCustomers'] as const).map((name) =>
      at(addressOf(name, { query: {} })),
    ),
    buyers: buyers.map(({ token, orders }) => ({ token, orders })),
    producers: (await signedIn('producer')).map(({ token, companyId }) => ({ token, companyId })),
    admin: { token: admin.token },
  };
}

/** Adds orders of the articles with the largest stock, from producers that confirm. */
async function withOrders(person: Person): Promise<Buyer> {
  const company = await person.api('getCustomer', { params: { companyId: person.companyId } });
  const address = company.addresses.find(({ type }) => type === 'Shipping') ?? company.primaryAddress;
  if (address?.country !== audience.country) return { ...person, orders: [] };
  const found = await Promise.all(
    ['alpspan', 'kerbwerk'].map((q) => person.api('searchArticles', { query: { ...audience, q } })),
  );
  const orders = found
    .flatMap(({ articles }) => articles)
    .filter(({ notAvailableReason }) => notAvailableReason === null)
    .toSorted((one, other) => other.stockLevel - one.stockLevel)
    .slice(0, 40)
    .flatMap(({ producerId, dispatchLocation, articleId }): SentOrder[] =>
      dispatchLocation === null
        ? []
        : [
            {
              orderCurrency: audience.currency,
              orderLanguage: 'de',
              shippingAddressId: address.id,
              selfCollection: false,
              orderSections: [
                {
                  producerId,
                  dispatchLocationId: dispatchLocation.id,
                  items: [{ articleId, quantity: 1 }],
                },
              ],
            },
          ],
    );
  return { ...person, orders };
}
