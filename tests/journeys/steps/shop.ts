import type { Locator } from 'playwright-core';
import { firstAmount, lastAmount } from '../browser/amounts.ts';
import type { Visit } from '../browser/visit.ts';

/** Identifies an article by its visible texts. */
export interface Wanted {
  readonly materialNumber: string;
  readonly producerName: string;
}

/** Searches in the header and waits for the articles. */
export async function search({ page, words }: Visit, text: string): Promise<Locator> {
  const box = page.getByRole('banner').getByRole('combobox', { name: words('shell:search.label') });
  await box.fill(text);
  await box.press('Enter');
  const table = page.getByRole('table', { name: words('articles:search.articles') });
  await table.waitFor();
  return table;
}

/** Ticks a value of a filter; expands a long filter first. */
export async function narrow({ page, words }: Visit, filter: string, value: string): Promise<void> {
  const group = page.getByRole('group', { name: filter });
  const box = group.getByRole('checkbox', { name: value });
  await group.getByRole('checkbox').first().waitFor();
  if ((await box.count()) === 0) await group.getByRole('button').click();
  await box.click();
  const chips = page.getByRole('list', { name: words('kit:chips.label') });
  await chips.getByRole('button', { name: value }).waitFor();
}

/** The row of an article; matches the producer too, because numbers are not unique. */
export const rowOf = (table: Locator, { materialNumber, producerName }: Wanted): Locator =>
  table
    .getByRole('row')
    .filter({ has: table.page().getByRole('link', { name: materialNumber, exact: true }) })
    .filter({ hasText: producerName });

/** Price of one piece in the article's row. */
export const priceInRow = async (row: Locator): Promise<number> => firstAmount(await row.innerText());

/** Opens an article from its row; returns its order block. */
export async function openArticle({ page, words }: Visit, row: Locator, wanted: Wanted): Promise<Locator> {
  await row.getByRole('link', { name: wanted.materialNumber, exact: true }).click();
  const order = page.getByRole('region', { name: words('articles:article.order') });
  await order.waitFor();
  return order;
}

/** Enters a quantity on the article's page and returns the price. */
export async function askFor(
  { words }: Visit,
  order: Locator,
  { materialNumber }: Wanted,
  quantity: number,
): Promise<number> {
  await order
    .getByLabel(words('articles:add.quantityOf', { article: materialNumber }))
    .fill(String(quantity));
  const price = order.locator('[aria-live][aria-busy="false"]');
  await price.waitFor();
  return firstAmount(await price.innerText());
}

/** Adds the entered quantity to the basket and waits for the count in the header. */
export async function putIntoBasket(visit: Visit, order: Locator, countAfter: number): Promise<void> {
  await order.getByRole('button', { name: visit.words('articles:add.add') }).click();
  await basketLink(visit, countAfter).waitFor();
}

/** The basket link in the header with a number of lines. */
export const basketLink = ({ page, words }: Visit, count: number): Locator =>
  page.getByRole('banner').getByRole('link', { name: words('shell:basket.label', { count }) });

/** Price of a producer's line in basket, summary or confirmation. */
export async function priceOfLine({ page, words }: Visit, wanted: Wanted): Promise<number> {
  const lines = page.getByRole('table', {
    name: words('checkout:basket.linesOf', { producer: wanted.producerName }),
  });
  const line = lines.getByRole('row').filter({ hasText: wanted.materialNumber });
  return lastAmount(await line.innerText());
}
