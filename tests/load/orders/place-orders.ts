import { setTimeout as wait } from 'node:timers/promises';
import { type ApiClient, createClient } from '@werkbank/contracts/client';
import type { SentOrder } from '@werkbank/contracts/entities';
import type { Account } from '../instance/running-instance.ts';

/** How often it is asked whether the order is there; what is measured can be finer than this only by chance. */
const pauseMs = 2;
const patienceMs = 20_000;

/** Somebody who signed in. */
export interface Person {
  readonly api: ApiClient;
  readonly token: string;
  readonly companyId: number;
}

/** How long one order took, both from the moment the submit call was sent. */
export interface PlacedOrder {
  readonly orderId: number;
  /** Until the submit call was answered. */
  readonly submitMs: number;
  /** Until the order could be read. */
  readonly readableMs: number;
}

export async function signIn(baseUrl: string, { email, password }: Account): Promise<Person> {
  const language = () => 'de';
  const { user } = await createClient({ baseUrl, language })('login', {
    body: { userEmail: email, password },
  });
  const token = user.accessToken;
  const api = createClient({ baseUrl, language, accessToken: () => Promise.resolve(token) });
  return { api, token, companyId: user.companyId ?? 0 };
}

/** An order of one piece of an article that is on sale. */
export async function chooseOrder(person: Person): Promise<SentOrder> {
  const [order] = await chooseOrders(person, 1);
  return order!;
}

/** So many orders, each of one piece of another article that is on sale. */
export async function chooseOrders({ api, companyId }: Person, count: number): Promise<SentOrder[]> {
  const audience = { lng: 'de', country: 'CH', currency: 'CHF' } as const;
  const [company, found] = await Promise.all([
    api('getCustomer', { params: { companyId } }),
    api('searchArticles', { query: { ...audience, q: 'spiralbohrer' } }),
  ]);
  const address = company.addresses.find(({ type }) => type === 'Shipping') ?? company.primaryAddress;
  // From the largest stock: one that runs out between draft and submit changes the date, and such a draft is refused.
  const rows = found.articles
    .filter((article) => article.notAvailableReason === null && article.dispatchLocation !== null)
    .toSorted((one, other) => other.stockLevel - one.stockLevel)
    .slice(0, count);
  if (address === null || address === undefined || rows.length < count) {
    throw new Error('The demo buyer has no address, or there is too little to buy.');
  }
  return rows.map((row) => ({
    orderCurrency: 'CHF',
    orderLanguage: 'de',
    shippingAddressId: address.id,
    selfCollection: false,
    orderSections: [
      {
        producerId: row.producerId,
        dispatchLocationId: row.dispatchLocation?.id ?? 0,
        items: [{ articleId: row.articleId, quantity: 1 }],
      },
    ],
  }));
}

/** Drafts and submits one order, and asks for it until it is there. */
export async function placeOrder(baseUrl: string, buyer: Person, order: SentOrder): Promise<PlacedOrder> {
  const draft = await buyer.api('createOrderDraft', { body: order });
  const began = performance.now();
  const { orderId } = await buyer.api('submitOrder', { body: { draftId: draft.id } });
  const submitMs = performance.now() - began;
  const headers = { authorization: `Bearer ${buyer.token}` };
  for (;;) {
    const answer = await fetch(`${baseUrl}/api/sales-orders/${orderId}`, { headers });
    await answer.arrayBuffer();
    const readableMs = performance.now() - began;
    if (answer.ok) return { orderId, submitMs, readableMs };
    if (answer.status !== 404 || readableMs > patienceMs) {
      throw new Error(
        `Order ${orderId} cannot be read: ${answer.status} after ${Math.round(readableMs)} ms.`,
      );
    }
    await wait(pauseMs);
  }
}
