import type { CallRequest } from '@werkbank/contracts/calls';
import { callExamples, queryExamples } from '@werkbank/contracts/fixtures';
import { savedListLimits } from '@werkbank/contracts/limits';
import type { QueryAnswer } from '@werkbank/contracts/queries';
import { countStatements } from '@werkbank/platform/database';
import { erasePerson } from '@werkbank/platform/personal-data';
import { type TestUser, testUser } from '@werkbank/platform/testing';
import { personalData } from '../personal-data/personal-data.js';
import { examples, startWorldOfBuyers } from '../testing/world-of-buyers.js';

const { company, quotedItem } = examples;
const { body: create } = callExamples.createSavedList.request;
const ordered = queryExamples['orders.get-order-lines'].answer;
if (!ordered || !quotedItem.price) throw new Error('the examples have a line with a price');
const { price } = quotedItem;

let world: Awaited<ReturnType<typeof startWorldOfBuyers>>;
let admin: TestUser;
let stranger: TestUser;
beforeAll(async () => {
  world = await startWorldOfBuyers();
  world.instance.courier.answerQuery('orders.get-order-lines', ({ customerCompanyId }) =>
    customerCompanyId === company.id ? ordered : null,
  );
  const ofCompany = { companyId: company.id, companyType: 'Customer' } as const;
  admin = await testUser({ ...ofCompany, roles: ['company-admin'] });
  stranger = await testUser({ companyId: company.id + 1, companyType: 'Customer', roles: ['company-admin'] });
}, 60_000);
afterAll(() => world?.instance.stop(), 30_000);
beforeEach(async () => {
  world.forget();
  await world.instance.em().execute('delete from saved_list');
});

const save = (change: Partial<typeof create> = {}, caller = world.buyer) =>
  world.instance.callAs(caller, 'createSavedList', { body: { ...create, isShared: false, ...change } });
const list = async (caller = world.buyer) =>
  (await world.instance.callAs(caller, 'listSavedLists', {})).lists;
const show = (listId: string, caller = world.buyer) =>
  world.instance.callAs(caller, 'getSavedList', {
    ...callExamples.getSavedList.request,
    params: { listId },
  });
const update = (listId: string, body: CallRequest<'updateSavedList'>['body'], caller = world.buyer) =>
  world.instance.callAs(caller, 'updateSavedList', { params: { listId }, body });
const change = (
  listId: string,
  changes: CallRequest<'changeSavedListLines'>['body']['changes'],
  caller = world.buyer,
) =>
  world.instance.callAs(caller, 'changeSavedListLines', {
    params: { listId },
    body: { language: 'de', country: 'CH', currency: 'CHF', changes },
  });
const remove = (listId: string, caller = world.buyer) =>
  world.instance.callAs(caller, 'deleteSavedList', { params: { listId } });
const refusal = (code: string, status: number) => ({ code, status });
const articles = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ articleId: `a-${at}`, quantity: 1 }));
/** Prices change, or articles leave the catalogue. */
const quoting = (item: (quoted: QueryAnswer<'catalog.quote-prices'>['items'][number]) => object) => {
  world.answers.quote = (quote) => ({
    ...quote,
    items: quote.items.map((quoted) => ({ ...quoted, ...item(quoted) })),
  });
};
const gone = {
  materialNumber: 'gone',
  articleText: '',
  producerId: null,
  producerName: '',
  dispatchLocation: null,
  price: null,
  notAvailableReason: 'NoLongerInCatalogue' as const,
};

describe('a saved list', () => {
  it('holds one line for each article, with the price of the day beside that of today', async () => {
    const { id } = await save({
      lines: [
        { articleId: 'drill', quantity: 2 },
        { articleId: 'drill', quantity: 3 },
      ],
    });
    quoting(() => ({ price: { ...price, taxBase: price.taxBase + 100 } }));
    const { lines, ...head } = await show(id);
    expect(head).toMatchObject({
      name: create.name,
      isShared: false,
      isOwn: true,
      mayChange: true,
      lineCount: 1,
    });
    expect(lines).toMatchObject([
      {
        producerId: quotedItem.producerId,
        item: { articleId: 'drill', quantity: 5, price: { taxBase: price.taxBase + 100 } },
        last: { kind: 'saved', quantity: 5, taxBase: price.taxBase, currency: price.currency },
      },
    ]);
    expect(JSON.stringify(lines)).not.toContain('platformMargin');
    expect(world.quotes.at(-1)).toMatchObject({ customerCompanyId: company.id });
  });

  it('keeps the names of an article that left the catalogue, and saves no new one', async () => {
    const { id } = await save({ lines: [{ articleId: 'drill', quantity: 2 }] });
    quoting(() => gone);
    const { lines } = await show(id);
    expect(lines).toMatchObject([
      {
        producerName: quotedItem.producerName,
        dispatchLocation: null,
        item: { materialNumber: quotedItem.materialNumber, notAvailableReason: 'NoLongerInCatalogue' },
      },
    ]);
    await expect(save({ name: 'Another' })).rejects.toMatchObject(refusal('ARTICLE_NOT_FOUND', 404));
    await expect(change(id, [{ articleId: 'new', quantity: 1 }])).rejects.toMatchObject(
      refusal('ARTICLE_NOT_FOUND', 404),
    );
    await change(id, [{ articleId: 'drill', quantity: null }]);
    expect((await show(id)).lines).toEqual([]);
  });

  it('is made of an own order, with the prices of the order', async () => {
    const body = { name: 'Order', isShared: true, orderId: 100_042 };
    const { id } = await world.instance.callAs(world.buyer, 'saveOrderAsList', { body });
    const [line] = ordered.lines;
    expect((await show(id)).lines[0]?.last).toMatchObject({ kind: 'ordered', taxBase: line?.taxBase });
    await expect(world.instance.callAs(stranger, 'saveOrderAsList', { body })).rejects.toMatchObject(
      refusal('ORDER_NOT_FOUND', 404),
    );
  });

  it('takes as many statements with a thousand lines as with one', async () => {
    const one = await save({ name: 'One', lines: articles(1) });
    const many = await save({ name: 'Many', lines: articles(savedListLimits.lines) });
    world.quotes.length = 0;
    const statements = await countStatements(() => show(one.id));
    expect(await countStatements(() => show(many.id))).toBe(statements);
    expect(world.quotes.map(({ items }) => items.length)).toEqual([1, savedListLimits.lines]);
    const [shown] = (await list()).filter(({ id }) => id === many.id);
    expect(shown?.lineCount).toBe(savedListLimits.lines);
  });
});

describe('recently bought articles', () => {
  const bought = (who = world.buyer) =>
    world.instance.callAs(who, 'quoteBoughtArticles', callExamples.quoteBoughtArticles.request);
  const [article] = queryExamples['orders.get-bought-articles'].answer.articles;
  if (!article) throw new Error('the example has an article');

  it('have the price of their last order beside that of today', async () => {
    world.answers.bought = { articles: [{ ...article, quantity: 12_000, taxBase: 1_200_000 }] };
    expect((await bought()).lines).toMatchObject([
      {
        item: { articleId: article.articleId, quantity: 9999, price: { currency: price.currency } },
        last: { kind: 'ordered', on: article.orderedOn, quantity: 12_000, taxBase: 1_200_000 },
      },
    ]);
  });

  it('give their last price to the lines of lists', async () => {
    const { id } = await save({
      lines: [
        { articleId: article.articleId, quantity: 2 },
        { articleId: 'never-bought', quantity: 2 },
      ],
    });
    world.answers.bought = { articles: [article] };
    expect((await show(id)).lines.map(({ last }) => last?.kind)).toEqual(['ordered', 'saved']);
  });
});

describe('people of a company', () => {
  it('read shared lists of each other, and no other ones', async () => {
    await save({ name: 'Zange' });
    const { id } = await save({ name: 'Änderung', isShared: true });
    expect((await list()).map(({ name }) => name)).toEqual(['Änderung', 'Zange']);
    expect(await list(world.colleague)).toMatchObject([{ id, isOwn: false, mayChange: false }]);
    expect(await list(admin)).toMatchObject([{ id, mayChange: true }]);
    expect(await list(stranger)).toEqual([]);
  });

  it('do not find a list that is not shared, not even an admin', async () => {
    const { id } = await save();
    for (const who of [world.colleague, admin, stranger]) {
      const attempts = [
        () => show(id, who),
        () => update(id, { name: 'Mine', isShared: true }, who),
        () => change(id, [{ articleId: 'drill', quantity: 9 }], who),
        () => remove(id, who),
      ];
      for (const attempt of attempts)
        await expect(attempt()).rejects.toMatchObject(refusal('SAVED_LIST_NOT_FOUND', 404));
    }
    expect((await show(id)).name).toBe(create.name);
  });

  it('change a shared list as its author or as an admin of the company', async () => {
    const { id } = await save({ isShared: true });
    const attempts = [
      () => update(id, { name: 'Mine', isShared: true }, world.colleague),
      () => change(id, [{ articleId: 'drill', quantity: 9 }], world.colleague),
      () => remove(id, world.colleague),
    ];
    for (const attempt of attempts)
      await expect(attempt()).rejects.toMatchObject(refusal('SAVED_LIST_OF_OTHERS', 403));
    await update(id, { name: 'Renamed', isShared: true }, admin);
    await change(id, [{ articleId: 'new', quantity: 4 }], admin);
    const shown = await show(id, world.colleague);
    expect(shown).toMatchObject({ name: 'Renamed', lineCount: 2 });
    expect(shown.lines.map(({ item }) => [item.articleId, item.quantity])).toContainEqual(['new', 4]);
    await remove(id, admin);
    expect(await list()).toEqual([]);
  });

  it('lose no line when they change a list at once', async () => {
    const { id } = await save({ isShared: true });
    await Promise.all(articles(8).map((line, at) => change(id, [line], at % 2 === 0 ? world.buyer : admin)));
    expect((await show(id)).lineCount).toBe(9);
  });
});

it('goes with its erased author, or stays without the name if it is shared', async () => {
  await save({ name: 'Own' });
  const { id } = await save({ name: 'Shared', isShared: true });
  const theirs = await save({ name: 'Theirs', isShared: true }, world.colleague);
  await world.instance.em().transactional((em) => erasePerson(em, personalData, world.buyer.userId));
  expect(await list(admin)).toMatchObject([
    { id, name: 'Shared', authorName: '—' },
    { id: theirs.id, authorName: 'Test Colleague' },
  ]);
  expect(await list()).toHaveLength(2);
});

describe('a list is refused', () => {
  it('if the company has its name in any spelling, also on a list that the caller does not see', async () => {
    const { id } = await save({ name: 'Fräser  für Stahl' });
    const taken = { ...refusal('SAVED_LIST_NAME_TAKEN', 409), body: { field: 'name' } };
    await expect(save({ name: 'FRAESER für stahl' }, world.colleague)).rejects.toMatchObject(taken);
    const other = await save({ name: 'Other' });
    await expect(update(other.id, { name: 'fräser für Stahl', isShared: false })).rejects.toMatchObject(
      taken,
    );
    await update(id, { name: 'FRÄSER für Stahl', isShared: false });
    await save({ name: 'Fräser für Stahl' }, stranger);
  });

  it('without a name, a line or a quantity, and with too many lines', async () => {
    await expect(save({ name: ' ' })).rejects.toMatchObject({ status: 400 });
    await expect(save({ lines: [] })).rejects.toMatchObject({ status: 400 });
    await expect(save({ lines: [{ articleId: 'drill', quantity: 0 }] })).rejects.toMatchObject({
      status: 400,
    });
    await expect(save({ lines: articles(savedListLimits.lines + 1) })).rejects.toMatchObject({ status: 400 });
    const { id } = await save({ lines: articles(savedListLimits.lines) });
    await expect(change(id, [{ articleId: 'one-more', quantity: 1 }])).rejects.toMatchObject(
      refusal('SAVED_LIST_FULL', 409),
    );
    await change(id, [
      { articleId: 'one-more', quantity: 1 },
      { articleId: 'a-0', quantity: null },
    ]);
  });

  it('if the company is at its limit, also by lists that the caller does not see', async () => {
    await world.instance.em().execute(
      `insert into saved_list select gen_random_uuid(), ?, 1, '', 'List ' || n, false, '[]', 0, now()
         from generate_series(1, ${savedListLimits.ofCompany}) n`,
      [company.id],
    );
    await expect(save()).rejects.toMatchObject(refusal('SAVED_LISTS_FULL', 409));
    await save({}, stranger);
  });
});

it('deletes the lists of a company that is deleted, and of no other', async () => {
  await save();
  await save({}, stranger);
  await world.instance.courier.publish('admin.company-deleted.v1', { id: company.id, version: 1 });
  await world.instance.settled();
  const left = await world.instance.em().execute('select company_id from saved_list');
  expect(left).toEqual([{ company_id: company.id + 1 }]);
});
