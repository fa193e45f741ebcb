import { setTimeout as wait } from 'node:timers/promises';
import { type ApiClient, createClient } from '@werkbank/contracts/client';
import type { SentOrder } from '@werkbank/contracts/entities';
import type { Account } from '../instance/running-instance.ts';

/** Polling interval, which limits the precision of the result. */
const pauseMs = 2;
const patienceMs = 20_000;

/** A signed-in person. */
export interface Person {
  readonly api: ApiClient;
  readonly token: string;
  readonly companyId: number;
}

/** Durations of one order, both from the sending of the submit call. */
export interface PlacedOrder {
  readonly orderId: number;
  /** Time until the answer of the submit call. */
  readonly submitMs: number;
  /** Time until the order is readable. */
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

/** An order of one piece of an available article. */
export async function chooseOrder(person: Person): Promise<SentOrder> {
  const [order] = await chooseOrders(person, 1);
  return order!;
}

/** Orders of one piece each, of different available articles. */
export async function chooseOrders({ api, companyId }: Person, count: number): Promise<SentOrder[]> {
  const audience = { lng: 'de', country: 'CH', currency: 'CHF' } as const;
  const [company, found] = await Promise.all([
    api('getCustomer', { params: { companyId } }),
    api('searchArticles', { query: { ...audience, q: 'spiralbohrer' } }),
  ]);
  const address = company.addresses.find(({ type }) => type === 'Shipping') ?? company.primaryAddress;
  // Largest stock first: a draft is refused if the article runs out before its submit, because the date changes.
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

/** Drafts and submits one order, and polls until it is readable. */
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
