import type { Locator } from 'playwright-core';
import { firstAmount } from '../browser/amounts.ts';
import type { Visit } from '../browser/visit.ts';

/** From the basket to the first step of the checkout, or to the login in front of it. */
export async function goToCheckout({ page, words }: Visit): Promise<void> {
  await page.getByRole('link', { name: words('checkout:summary.checkout') }).click();
}

/** From the addresses to the summary; returns the block with the sums. */
export async function reviewOrder({ page, words }: Visit): Promise<Locator> {
  await page.getByRole('button', { name: words('checkout:checkout.toSummary') }).click();
  await page.getByRole('heading', { level: 1, name: words('checkout:review.title') }).waitFor();
  return page.getByRole('region', { name: words('checkout:review.total'), exact: true });
}

/** The button that submits the order. */
export const submitButton = ({ page, words }: Visit): Locator =>
  page.getByRole('button', { name: words('checkout:review.submit') });

/** Waits for the confirmation and returns its order number. */
export async function confirmedOrder({ page, words }: Visit): Promise<number> {
  await page.getByRole('heading', { level: 1, name: words('checkout:confirmation.title') }).waitFor();
  const line = page.locator('p').filter({ hasText: words('checkout:confirmation.number') });
  const [number] = /\d{4,}/.exec(await line.innerText()) ?? [];
  if (number === undefined) throw new Error('the confirmation names no order');
  return Number(number);
}

/** From the confirmation to the page of the order. */
export async function openOrderedOrder({ page, words }: Visit, orderId: number): Promise<void> {
  await page.getByRole('link', { name: words('checkout:confirmation.toOrder') }).click();
  await page.getByRole('heading', { level: 1, name: words('orders:order.title', { id: orderId }) }).waitFor();
}

/** Amount of a named line in a block of sums, in cents. */
export async function sumOf(block: Locator, name: string): Promise<number> {
  const lines = (await block.innerText()).split('\n').map((line) => line.trim());
  const at = lines.findLastIndex((line) => line === name || line.startsWith(`${name}\t`));
  if (at < 0) throw new Error(`"${name}" is not among ${JSON.stringify(lines)}`);
  return firstAmount(lines.slice(at).join('\n'));
}
