import { countStatements } from '@werkbank/platform/database';
import { asTheService } from '@werkbank/platform/request';
import type { TestInstance } from '@werkbank/platform/testing';
import type { Submission } from '../../negotiation/create-order/order-of-submission.js';
import { aSection, swissProducer } from '../../testing/a-submission.js';
import {
  people,
  proposeAll,
  release,
  startOrdersInstance,
  submitted,
} from '../../testing/orders-instance.js';
import { GetBoughtArticles } from './get-bought-articles.js';

let instance: TestInstance;
beforeAll(async () => {
  instance = await startOrdersInstance();
});
afterAll(() => instance.stop());

let last = Date.now() - 24 * 3_600_000;
/** An order of a moment ago, each a second after the one before. */
const ordered = (overrides: Partial<Submission> = {}) =>
  submitted(instance, { submittedAt: new Date((last += 1_000)).toISOString(), ...overrides });

const bought = async (who: 'buyer' | 'otherBuyer') =>
  (await instance.callAs(await people[who](), 'listBoughtArticles', {})).articles;

it('names what the own company bought, each article once with the last time, in one statement', async () => {
  const first = await ordered();
  const second = await ordered();
  const ids = new Set(
    [first, second].flatMap(({ sections }) =>
      sections.flatMap(({ items }) => items.map(({ articleId }) => articleId)),
    ),
  );
  const statements = await countStatements(() => bought('buyer'));
  expect(statements).toBe(1);
  const articles = await bought('buyer');
  expect(new Set(articles.map(({ articleId }) => articleId))).toEqual(ids);
  expect(articles).toHaveLength(ids.size);
  expect(articles[0]?.lastBoughtOn).toBe(second.createdOn);
  const [item] = second.sections.flatMap(({ items }) => items);
  expect(articles.find(({ articleId }) => articleId === item?.articleId)).toMatchObject({
    materialNumber: item?.materialNumber,
    articleText: item?.articleText,
    articleTexts: item?.articleTexts,
  });
});

it('answers no data to other companies', async () => {
  expect(await bought('otherBuyer')).toEqual([]);
});

it('leaves out what was cancelled or was bought long ago', async () => {
  const order = await ordered({ customerId: 8, orderSections: [aSection(swissProducer)] });
  expect((await bought('otherBuyer')).length).toBeGreaterThan(0);
  await instance
    .em()
    .execute(`update sales_order set created_on = now() - interval '366 days' where id = ?`, [order.id]);
  expect(await bought('otherBuyer')).toEqual([]);
  const other = await ordered({ orderSections: [aSection(swissProducer)] });
  await proposeAll(instance, 'swiss', other.id);
  const before = (await bought('buyer')).map(({ lastBoughtOn }) => lastBoughtOn);
  await release(
    instance,
    other.id,
    [],
    other.sections.flatMap(({ items }) => items.map(({ id }) => id)),
  );
  const after = (await bought('buyer')).map(({ lastBoughtOn }) => lastBoughtOn);
  expect(before).toContain(other.createdOn);
  expect(after).not.toContain(other.createdOn);
});

it('is for people of companies', async () => {
  const refused = instance.callAs(await people.admin(), 'listBoughtArticles', {});
  await expect(refused).rejects.toMatchObject({ status: 403, code: 'FORBIDDEN' });
});

it('answers checkout the last price of each article, with all parts of the order', async () => {
  const customerId = 4711;
  await ordered({ customerId });
  const { id, createdOn } = await ordered({ customerId });
  // The handler itself: an instance cannot ask its own service over NATS.
  const handler = instance.app.get(GetBoughtArticles);
  const answer = () => asTheService(() => handler.answer({ customerCompanyId: customerId }));
  const statements = await countStatements(answer);
  expect(statements).toBe(1);
  const { articles } = await answer();
  const sums = await instance.em().execute<{ article_id: string; quantity: number; base: number }[]>(
    `select article_id, sum(quantity)::int as quantity, sum((price->>'taxBase')::int)::int as base
       from order_item where order_id = ? group by 1`,
    [id],
  );
  expect(articles).toHaveLength(sums.length);
  for (const { article_id: articleId, quantity, base: taxBase } of sums)
    expect(articles).toContainEqual(
      expect.objectContaining({ articleId, quantity, taxBase, currency: 'CHF', orderedOn: createdOn }),
    );
  await instance.em().execute('update order_item set cancelled = true where order_id = ?', [id]);
  expect((await answer()).articles[0]?.orderedOn).not.toBe(createdOn);
});
