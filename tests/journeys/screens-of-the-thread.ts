import { addDays, dayOf } from '@werkbank/contracts/calendar';
import type { Screen } from './browser/judge-screen.ts';
import type { Visit } from './browser/visit.ts';
import type { Cast } from '../instance/cast.ts';
import { answer, moveDelivery, placeOrder, releaseAll } from '../instance/ordering.ts';
import { confirmedOrder, goToCheckout, reviewOrder, submitButton } from './steps/check-out.ts';
import { askFor, basketLink, openArticle, putIntoBasket, rowOf, search } from './steps/shop.ts';

export type Role = 'first visitor' | 'visitor' | 'buyer' | 'german producer' | 'admin';

/** Orders that the screens show. */
export interface Scene {
  readonly cast: Cast;
  /** Without any answer of a producer. */
  readonly created: number;
  /** Confirmed by one producer, with another date proposed by the other. */
  readonly proposed: number;
  /** The Swiss delivery is sent, the German one is in completion. */
  readonly underWay: number;
}

const inDays = (days: number) => addDays(dayOf(new Date()), days);

/** Places orders in three states through the gateway. */
export async function setTheScene(cast: Cast): Promise<Scene> {
  const { buyer, offers, swissProducer, germanProducer } = cast;
  const rows = [offers.CH.row, offers.DE.row];
  const { id: created } = await placeOrder(buyer, rows);
  const { id: proposed } = await placeOrder(buyer, rows);
  await answer(swissProducer, proposed);
  await answer(germanProducer, proposed, inDays(10));
  const order = await placeOrder(buyer, rows);
  await answer(swissProducer, order.id);
  await answer(germanProducer, order.id, inDays(12));
  await releaseAll(buyer, order);
  await moveDelivery(germanProducer, order.id, 'InCompletion');
  const parcel = { weight: 1.25, length: 30, width: 20, height: 10 };
  await moveDelivery(swissProducer, order.id, 'InCompletion');
  await moveDelivery(swissProducer, order.id, 'ReadyToSend', parcel);
  await moveDelivery(swissProducer, order.id, 'Sent', parcel);
  return { cast, created, proposed, underWay: order.id };
}

const heading = ({ page }: Visit, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();

async function openOrder(visit: Visit, list: 'sales-orders' | 'purchase-orders', id: number): Promise<void> {
  await visit.page.goto(`/orders/${list}/${id}`);
  await heading(visit, visit.words('orders:order.title', { id }));
  await visit.page.getByRole('table').first().waitFor();
}

/** In the order of an order's life; later screens of a person may depend on earlier ones. */
export const screens: readonly Screen<Role, Scene>[] = [
  {
    name: 'first visit',
    role: 'first visitor',
    open: async ({ page, words }) => {
      await page.goto('/');
      await page.getByRole('region', { name: words('shell:cookies.label') }).waitFor();
      await page.getByRole('main').getByRole('link').first().waitFor();
    },
  },
  {
    name: 'home',
    role: 'visitor',
    open: async ({ page, words }) => {
      await page.goto('/');
      const main = page.getByRole('main');
      await main.getByRole('heading', { name: words('catalog:home.categories') }).waitFor();
      await main.getByRole('link').first().waitFor();
    },
  },
  {
    name: 'search',
    role: 'visitor',
    open: async (visit) => void (await search(visit, 'spiralbohrer 6,8')),
  },
  {
    name: 'group',
    role: 'visitor',
    open: async ({ page }, { cast }) => {
      await page.goto(`/category/${cast.offers.CH.row.groupId}`);
      await page.getByRole('row').nth(5).waitFor();
    },
  },
  {
    name: 'category',
    role: 'visitor',
    open: async ({ page, words }) => {
      const crumbs = page.getByRole('navigation', { name: words('kit:page.breadcrumbs') });
      await crumbs.getByRole('link').last().click();
      await page.getByRole('row').first().waitFor({ state: 'detached' });
    },
  },
  {
    name: 'article',
    role: 'visitor',
    open: async (visit, { cast }) => {
      const { row } = cast.offers.CH;
      const order = await openArticle(visit, rowOf(await search(visit, 'spiralbohrer 6,8'), row), row);
      await askFor(visit, order, row, 12);
    },
  },
  {
    name: 'article with a document',
    role: 'visitor',
    open: async ({ page, words }) => {
      await page
        .getByRole('main')
        .getByRole('button', { name: new RegExp(words('kit:pdf.showOf', { name: '.*' })) })
        .first()
        .click();
      await page.locator('figure[aria-busy=false] canvas').first().waitFor();
    },
  },
  {
    name: 'basket',
    role: 'visitor',
    open: async (visit) => {
      const { page, words } = visit;
      await putIntoBasket(visit, page.getByRole('region', { name: words('articles:article.order') }), 1);
      await basketLink(visit, 1).click();
      await page.getByRole('link', { name: words('checkout:summary.checkout') }).waitFor();
    },
  },
  {
    name: 'login',
    role: 'visitor',
    open: async (visit) => {
      await goToCheckout(visit);
      await heading(visit, visit.words('shell:login.title'));
      // With error messages, because they are harder to read.
      await visit.page
        .getByRole('main')
        .getByRole('button', { name: visit.words('shell:login.submit') })
        .click();
      await visit.page.getByRole('alert').first().waitFor();
    },
  },
  {
    name: 'home of a buyer',
    role: 'buyer',
    open: async ({ page, words }) => {
      await page.goto('/');
      await page.getByRole('heading', { name: words('orders:mine.last') }).waitFor();
    },
  },
  {
    name: 'checkout addresses',
    role: 'buyer',
    open: async (visit, { cast }) => {
      for (const [index, offer] of [cast.offers.CH, cast.offers.DE].entries()) {
        const { page } = visit;
        await page.goto(`/article/${offer.row.articleId}`);
        const order = page.getByRole('region', { name: visit.words('articles:article.order') });
        await putIntoBasket(visit, order, index + 1);
      }
      await basketLink(visit, 2).click();
      await goToCheckout(visit);
      await visit.page.getByRole('button', { name: visit.words('checkout:checkout.toSummary') }).waitFor();
    },
  },
  { name: 'checkout summary', role: 'buyer', open: async (visit) => void (await reviewOrder(visit)) },
  {
    name: 'confirmation',
    role: 'buyer',
    open: async (visit) => {
      await submitButton(visit).click();
      await confirmedOrder(visit);
    },
  },
  {
    name: 'own orders',
    role: 'buyer',
    open: async ({ page }) => {
      await page.goto('/orders/sales-orders');
      await page.getByRole('row').nth(2).waitFor();
    },
  },
  {
    name: 'order that waits for its producers',
    role: 'buyer',
    open: (visit, { created }) => openOrder(visit, 'sales-orders', created),
  },
  {
    name: 'order with a proposal, about to be released',
    role: 'buyer',
    open: async (visit, { proposed }) => {
      const { page, words } = visit;
      await openOrder(visit, 'sales-orders', proposed);
      await page
        .getByRole('button', { name: new RegExp(`^${words('orders:release.one')} \\(`) })
        .first()
        .click();
      await page.getByRole('region', { name: words('orders:release.barLabel') }).waitFor();
    },
  },
  {
    name: 'receipt of a delivery',
    role: 'buyer',
    open: async (visit, { underWay }) => {
      const { page, words } = visit;
      await openOrder(visit, 'sales-orders', underWay);
      await page.getByRole('button', { name: words('orders:receipt.confirm') }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'orders of a producer',
    role: 'german producer',
    open: async ({ page }) => {
      await page.goto('/orders/purchase-orders');
      await page.getByRole('row').nth(2).waitFor();
    },
  },
  {
    name: 'answer of a producer',
    role: 'german producer',
    open: async (visit, { created }) => {
      const { page, words } = visit;
      await openOrder(visit, 'purchase-orders', created);
      await page.getByRole('button', { name: new RegExp(`^${words('orders:answer.confirm')} \\(`) }).click();
    },
  },
  {
    name: 'another date',
    role: 'german producer',
    open: async ({ page, words }) => {
      await page.getByRole('button', { name: words('orders:answer.changeDate') }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'papers of an export',
    role: 'german producer',
    open: async (visit, { underWay }) => {
      const { page, words } = visit;
      await openOrder(visit, 'purchase-orders', underWay);
      await page.getByRole('button', { name: words('orders:move.makeReady') }).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: words('orders:ready.take') })
        .click();
      await page.getByRole('dialog').getByRole('alert').first().waitFor();
    },
  },
  {
    name: 'all orders',
    role: 'admin',
    open: async ({ page }) => {
      await page.goto('/orders/sales-orders');
      await page.getByRole('row').nth(2).waitFor();
    },
  },
  {
    name: 'any order',
    role: 'admin',
    open: (visit, { underWay }) => openOrder(visit, 'sales-orders', underWay),
  },
];
