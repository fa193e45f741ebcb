import type { Locator } from 'playwright-core';
import { lastAmount } from '../browser/amounts.ts';
import type { Visit } from '../browser/visit.ts';
import { openFromMenu } from './log-in.ts';
import { expectStatus } from './produce.ts';
import type { Wanted } from './shop.ts';

/** The block of one producer's delivery on the buyer's page. */
export const deliveryOf = ({ page }: Visit, { producerName }: Wanted): Locator =>
  page.getByRole('main').getByRole('region', { name: `· ${producerName}` });

/** Net price of a line on the order's page. */
export async function priceInOrder(visit: Visit, wanted: Wanted): Promise<number> {
  const row = deliveryOf(visit, wanted).getByRole('row').filter({ hasText: wanted.materialNumber });
  return lastAmount(await row.innerText());
}

/** Releases only one producer's delivery. */
export async function release(visit: Visit, wanted: Wanted): Promise<void> {
  const { page, words } = visit;
  const delivery = deliveryOf(visit, wanted);
  await delivery.getByRole('button', { name: words('orders:release.one') }).click();
  const bar = page.getByRole('region', { name: words('orders:release.barLabel') });
  await bar.getByRole('button', { name: words('orders:release.send') }).click();
  await expectStatus(visit, delivery, 'Released');
}

/** Confirms the complete receipt of a delivery. */
export async function confirmReceipt(visit: Visit, wanted: Wanted): Promise<void> {
  const { page, words } = visit;
  const delivery = deliveryOf(visit, wanted);
  await delivery.getByRole('button', { name: words('orders:receipt.confirm') }).click();
  const dialog = page.getByRole('dialog', { name: words('orders:receipt.title') });
  await dialog.getByRole('button', { name: words('orders:receipt.all') }).click();
  await expectStatus(visit, delivery, 'Delivered');
}

/** The row of an order in the user's list. */
export async function orderInList(visit: Visit, orderId: number, table: string): Promise<Locator> {
  const { page, words } = visit;
  await openFromMenu(visit, words('orders:lists.sales'));
  return page
    .getByRole('table', { name: table })
    .getByRole('row')
    .filter({ has: page.getByRole('link', { name: String(orderId), exact: true }) });
}

/** Waits for the page's message about another person's change. */
export async function hearOf({ page }: Visit, orderId: number): Promise<void> {
  await page.getByRole('status').getByText(String(orderId)).first().waitFor();
}
