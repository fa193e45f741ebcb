import { maxBasketItems } from '@werkbank/contracts/limits';
import { countStatements } from '@werkbank/platform/database';
import { startTestInstance, type TestInstance, type TestUser, testUser } from '@werkbank/platform/testing';
import { CheckoutModule } from '../../checkout.module.js';
import { database } from '../../database.js';
import { DeleteOldBaskets } from './delete-old-baskets.js';

const line = (articleId: string, quantity: number | null) => ({
  articleId,
  quantity,
  producerId: 1,
  dispatchLocationId: 10,
});

let instance: TestInstance;
let person: TestUser;
let colleague: TestUser;
beforeAll(async () => {
  instance = await startTestInstance({ module: CheckoutModule, database });
  // Two people of one company: each has a basket of her own.
  person = await testUser({ companyId: 1, companyType: 'Customer' });
  colleague = await testUser({ companyId: 1, companyType: 'Customer', lastName: 'Colleague' });
});
afterAll(() => instance.stop());
beforeEach(() => instance.em().execute('delete from own_basket'));

const read = (who: TestUser) => instance.callAs(who, 'getOwnBasket', {});
const change = (who: TestUser, ...changes: ReturnType<typeof line>[]) =>
  instance.callAs(who, 'changeOwnBasket', { body: { changes } });
const quantities = ({ lines }: { lines: { articleId: string; quantity: number }[] }) =>
  Object.fromEntries(lines.map((one) => [one.articleId, one.quantity]));

describe("a person's basket", () => {
  it('is empty at first, and holds what any device has put into it', async () => {
    expect(await read(person)).toEqual({ lines: [], version: 0, openDraft: null });
    await change(person, line('A', 2), line('B', 1));
    const answer = await change(person, line('A', 5), line('B', null));
    expect(answer).toEqual({ lines: [line('A', 5)], version: 2 });
    expect(await read(person)).toEqual({ ...answer, openDraft: null });
  });

  it('belongs to its person alone, not to colleagues', async () => {
    await change(person, line('A', 2));
    await change(colleague, line('B', 3));
    expect(quantities(await read(person))).toEqual({ A: 2 });
    expect(quantities(await read(colleague))).toEqual({ B: 3 });
  });

  it('loses nothing of devices that change it at once', async () => {
    const articles = Array.from({ length: 12 }, (_, at) => `A${at}`);
    await Promise.all(articles.map((articleId) => change(person, line(articleId, 1))));
    const kept = await read(person);
    expect(Object.keys(quantities(kept)).sort()).toEqual(articles.toSorted());
    expect(kept.version).toBe(articles.length);
  });

  it('is gone when its person has not come for a year', async () => {
    await change(person, line('A', 1));
    await change(colleague, line('B', 1));
    await instance
      .em()
      .execute(`update own_basket set changed_at = now() - interval '366 days' where user_id = ?`, [
        person.userId,
      ]);
    expect(await instance.app.get(DeleteOldBaskets).run()).toBe(1);
    expect(quantities(await read(person))).toEqual({});
    expect(quantities(await read(colleague))).toEqual({ B: 1 });
  });

  it('takes no more lines than a basket holds, and stays as it was', async () => {
    const full = Array.from({ length: maxBasketItems }, (_, at) => line(`A${at}`, 1));
    await change(person, ...full);
    await expect(change(person, line('Z1', 1))).rejects.toMatchObject({
      status: 409,
      code: 'BASKET_FULL',
    });
    expect((await read(person)).lines).toHaveLength(maxBasketItems);
    const swapped = await change(person, line('A0', null), line('Z1', 1));
    expect(swapped.lines).toHaveLength(maxBasketItems);
  });

  it.each([
    ['no change', [], 400],
    ['a quantity of zero', [line('A', 0)], 400],
    ['a quantity beyond the limit', [line('A', 10_000)], 400],
    [
      'more changes than two baskets hold',
      Array.from({ length: 2 * maxBasketItems + 1 }, (_, at) => line(`A${at}`, 1)),
      400,
    ],
  ])('refuses %s', async (_, changes, status) => {
    await expect(change(person, ...changes)).rejects.toMatchObject({ status });
    expect(await read(person)).toEqual({ lines: [], version: 0, openDraft: null });
  });

  it('keeps no price that somebody sends along', async () => {
    await change(person, { ...line('A', 1), price: { taxBase: 1 } } as never);
    expect(JSON.stringify(await read(person))).not.toContain('price');
  });

  it('refuses visitors', async () => {
    await expect(instance.callAs('visitor', 'getOwnBasket', {})).rejects.toMatchObject({ status: 401 });
    const call = instance.callAs('visitor', 'changeOwnBasket', { body: { changes: [line('A', 1)] } });
    await expect(call).rejects.toMatchObject({ status: 401 });
  });

  it('takes one statement to read and two to change, however many lines there are', async () => {
    const many = Array.from({ length: 100 }, (_, at) => line(`A${at}`, 1));
    const forMany = await countStatements(() => change(person, ...many));
    expect(forMany).toBe(2);
    expect(await countStatements(() => change(person, line('A1', 2)))).toBe(forMany);
    expect(await countStatements(() => read(person))).toBe(1);
  });
});
