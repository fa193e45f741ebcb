import type { Locator } from 'playwright-core';
import { lastAmount } from '../browser/amounts.ts';
import type { Visit } from '../browser/visit.ts';
import { openFromMenu } from './log-in.ts';
import { expectStatus } from './produce.ts';
import type { Wanted } from './shop.ts';

/** The buyer's block of what one producer delivers. */
export const deliveryOf = ({ page }: Visit, { producerName }: Wanted): Locator =>
  page.getByRole('main').getByRole('region', { name: `· ${producerName}` });

/** Net price of a line on the page of the order. */
export async function priceInOrder(visit: Visit, wanted: Wanted): Promise<number> {
  const row = deliveryOf(visit, wanted).getByRole('row').filter({ hasText: wanted.materialNumber });
  return lastAmount(await row.innerText());
}

/** Releases what one producer delivers, and nothing else. */
export async function release(visit: Visit, wanted: Wanted): Promise<void> {
  const { page, words } = visit;
  const delivery = deliveryOf(visit, wanted);
  await delivery.getByRole('button', { name: words('orders:release.one') }).click();
  const bar = page.getByRole('region', { name: words('orders:release.barLabel') });
  await bar.getByRole('button', { name: words('orders:release.send') }).click();
  await expectStatus(visit, delivery, 'Released');
}

/** Confirms that everything of a delivery has arrived. */
export async function confirmReceipt(visit: Visit, wanted: Wanted): Promise<void> {
  const { page, words } = visit;
  const delivery = deliveryOf(visit, wanted);
  await delivery.getByRole('button', { name: words('orders:receipt.confirm') }).click();
  const dialog = page.getByRole('dialog', { name: words('orders:receipt.title') });
  await dialog.getByRole('button', { name: words('orders:receipt.all') }).click();
  await expectStatus(visit, delivery, 'Delivered');
}

/** The row of an order in one's list of orders. */
export async function orderInList(visit: Visit, orderId: number, table: string): Promise<Locator> {
  const { page, words } = visit;
  await openFromMenu(visit, words('orders:lists.sales'));
  return page
    .getByRole('table', { name: table })
    .getByRole('row')
    .filter({ has: page.getByRole('link', { name: String(orderId), exact: true }) });
}

/** Waits until the page says by itself that somebody else changed an order. */
export async function hearOf({ page }: Visit, orderId: number): Promise<void> {
  await page.getByRole('status').getByText(String(orderId)).first().waitFor();
}
