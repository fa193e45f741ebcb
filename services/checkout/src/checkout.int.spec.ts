import { type Refusal, refuse } from '@werkbank/contracts/errors';
import { callExamples, queryExamples } from '@werkbank/contracts/fixtures';
import type { Asked, QueryAnswer } from '@werkbank/contracts/queries';
import { countStatements } from '@werkbank/platform/database';
import { startTestInstance, type TestInstance, type TestUser, testUser } from '@werkbank/platform/testing';
import { CheckoutModule } from './checkout.module.js';
import { CostRulesStore } from './cost-rules/store-cost-rules/cost-rules.store.js';
import { database } from './database.js';

type Quote = QueryAnswer<'catalog.quote-prices'>;
const quoteExample = queryExamples['catalog.quote-prices'];
const buyerExample = queryExamples['admin.get-buyer'].answer;
const order = callExamples.createOrderDraft.request.body;
const companyId = buyerExample?.company.id ?? 0;

/** Changes the simulated answer of services/catalog; a test replaces it. */
let changeQuote: (quote: Quote) => Quote | Refusal = (quote) => quote;
const quote = (ask: Asked<'catalog.quote-prices'>): Quote | Refusal =>
  changeQuote({
    ...quoteExample.answer,
    items: ask.items.flatMap((item) =>
      quoteExample.answer.items.map((example) => ({
        ...example,
        articleId: item.articleId,
        quantity: item.quantity,
      })),
    ),
  });

let instance: TestInstance;
let stopQuoting: () => void;
let buyer: TestUser;
let stranger: TestUser;

beforeAll(async () => {
  instance = await startTestInstance({ module: CheckoutModule, database });
  buyer = await testUser({ companyId, companyType: 'Customer' });
  stranger = await testUser({ companyId: companyId + 1, companyType: 'Customer' });
  stopQuoting = instance.courier.answerQuery('catalog.quote-prices', quote);
  instance.courier.answerQuery('admin.get-buyer', () => buyerExample);
});
afterAll(() => instance.stop());
beforeEach(() => {
  changeQuote = (quoted) => quoted;
});

let costCenter = 0;
/** A draft that no other test has made. */
const draft = () => {
  costCenter += 1;
  return instance.callAs(buyer, 'createOrderDraft', { body: { ...order, costCenter: `test ${costCenter}` } });
};
const submit = (draftId: string, caller = buyer) =>
  instance.callAs(caller, 'submitOrder', { body: { draftId } });
const submitted = () => instance.courier.sent('checkout.order-submitted.v1');

describe('refreshing a basket', () => {
  const request = callExamples.refreshBasket.request;

  it('prices it for visitors too', async () => {
    const refreshed = await instance.callAs('visitor', 'refreshBasket', request);
    expect(refreshed).toMatchObject({ valid: true, taxBase: 7670, currency: 'CHF' });
  });

  it('of no lines is an empty basket, without a query', async () => {
    const body = { ...request.body, basket: [] };
    const empty = await instance.callAs('visitor', 'refreshBasket', { body });
    expect(empty).toMatchObject({ basket: [], taxBase: 0, valid: false });
  });

  it('asks the catalogue once and the database at most four times for a hundred lines', async () => {
    let asked = 0;
    changeQuote = (quoted) => {
      asked += 1;
      return quoted;
    };
    const items = Array.from({ length: 100 }, (_, line) => ({ articleId: `line-${line}`, quantity: 1 }));
    const dispatchLocationItems = [{ dispatchLocation: { id: 1 }, items }];
    const basket = request.body.basket.slice(0, 1).map((own) => ({ ...own, dispatchLocationItems }));
    const body = { ...request.body, basket };
    const statements = await countStatements(() => instance.callAs('visitor', 'refreshBasket', { body }));
    expect(asked).toBe(1);
    expect(statements).toBeLessThanOrEqual(4);
  });

  it('refuses a quantity of zero and names the field', async () => {
    const [producer] = request.body.basket;
    const basket = [
      {
        producerId: producer?.producerId ?? 0,
        dispatchLocationItems: [{ dispatchLocation: { id: 1 }, items: [{ articleId: 'a', quantity: 0 }] }],
      },
    ];
    const call = instance.callAs('visitor', 'refreshBasket', { body: { ...request.body, basket } });
    await expect(call).rejects.toMatchObject({
      status: 400,
      code: 'NUMBER_TOO_SMALL',
      body: { field: 'basket.0.dispatchLocationItems.0.items.0.quantity' },
    });
  });

  it('answers 503 while catalog does not answer', async () => {
    stopQuoting();
    const call = instance.callAs('visitor', 'refreshBasket', request);
    await expect(call).rejects.toMatchObject({ status: 503, code: 'PART_UNAVAILABLE' });
    stopQuoting = instance.courier.answerQuery('catalog.quote-prices', quote);
  });
});

describe('drafting an order', () => {
  it('keeps every figure that the buyer sees, without the platform margin', async () => {
    const drafted = await draft();
    expect(drafted.totals).toMatchObject({ goods: 7670, freight: 950, taxBase: 8620, tax: 698, total: 9318 });
    expect(await instance.callAs(buyer, 'getOrderDraft', { params: { draftId: drafted.id } })).toEqual(
      drafted,
    );
    expect(JSON.stringify(drafted)).not.toContain('platformMargin');
  });

  it('twice with the same content is the same draft, so that two tabs cannot order twice', async () => {
    const body = { ...order, costCenter: 'two tabs' };
    const [one, other] = await Promise.all([
      instance.callAs(buyer, 'createOrderDraft', { body }),
      instance.callAs(buyer, 'createOrderDraft', { body }),
    ]);
    expect(one.id).toBe(other.id);
    const [first, second] = await Promise.all([submit(one.id), submit(other.id)]);
    expect(first).toEqual(second);
    const again = await instance.callAs(buyer, 'createOrderDraft', { body });
    expect(again.id).not.toBe(one.id);
  });

  it.each([
    ['an unknown shipping address', { shippingAddressId: 999_999 }, 404, 'ADDRESS_NOT_FOUND'],
    [
      'self-collection from several or other producers',
      { selfCollection: true },
      409,
      'SELF_COLLECTION_NOT_ALLOWED',
    ],
    ['an order without lines', { orderSections: [] }, 400, 'MALFORMED_REQUEST'],
    [
      'an article twice from one place',
      { orderSections: [...order.orderSections, ...order.orderSections] },
      400,
      'MALFORMED_REQUEST',
    ],
    ['a null character', { costCenter: 'a\0b' }, 400, 'FIELD_CHARACTERS'],
    ['half of a character', { costCenter: 'a\ud800' }, 400, 'FIELD_CHARACTERS'],
  ])('refuses %s', async (_, change, status, code) => {
    const call = instance.callAs(buyer, 'createOrderDraft', { body: { ...order, ...change } });
    await expect(call).rejects.toMatchObject({ status, code });
  });

  it('takes the producer of collected articles from the catalogue, not from the order', async () => {
    const rules = instance.app.get(CostRulesStore);
    await rules.change(instance.em(), { selfCollectionProducerId: 999 });
    const orderSections = order.orderSections.map((section) => ({ ...section, producerId: 999 }));
    const body = { ...order, orderSections, selfCollection: true };
    await expect(instance.callAs(buyer, 'createOrderDraft', { body })).rejects.toMatchObject({
      code: 'SELF_COLLECTION_NOT_ALLOWED',
    });
    await rules.change(instance.em(), { selfCollectionProducerId: null });
  });

  it('refuses an article that is gone, in the language asked for', async () => {
    changeQuote = (quoted) => ({
      ...quoted,
      items: quoted.items.map((item) => ({
        ...item,
        price: null,
        notAvailableReason: 'NoLongerInCatalogue',
      })),
    });
    const call = instance.callAs(buyer, 'createOrderDraft', { body: order }, { language: 'en' });
    await expect(call).rejects.toMatchObject({
      status: 409,
      code: 'ARTICLE_NO_LONGER_AVAILABLE',
      message: expect.stringContaining('is no longer available'),
    });
  });

  describe('in a currency that the rules have no amounts of', () => {
    const body = { ...order, orderCurrency: 'PLN' };
    const zloty = (exchangeRatios: Quote['exchangeRatios']) => {
      changeQuote = (quoted) => ({ ...quoted, exchangeRatios });
      return instance.callAs(buyer, 'createOrderDraft', { body });
    };

    it('exchanges the costs as the prices were, and holds them when it is submitted', async () => {
      const drafted = await zloty({ EUR: '4.25' });
      // freight within Switzerland: 9.50 and 0.50 EUR
      expect(drafted.totals).toMatchObject({ currency: 'PLN', freight: 4038 + 213 });
      await expect(submit(drafted.id)).resolves.toMatchObject({ orderId: expect.any(Number) });
    });

    it('is refused without a ratio, rather than free of freight', async () => {
      await expect(zloty({})).rejects.toMatchObject({
        status: 409,
        code: 'CURRENCY_NOT_OFFERED',
        body: { field: 'orderCurrency' },
      });
    });
  });

  it.each<[string, Quote | Refusal]>([
    ['catalog delivers nowhere', refuse('DELIVERY_COUNTRY_NOT_SERVED', { params: { country: 'FR' } })],
    ['nobody has said the tax', { ...quoteExample.answer, costTax: [] }],
  ])('is refused for a country where %s', async (_, answer) => {
    changeQuote = () => answer;
    await expect(draft()).rejects.toMatchObject({ status: 409, code: 'DELIVERY_COUNTRY_NOT_SERVED' });
  });

  it('is for users of a company', async () => {
    await expect(instance.callAs('visitor', 'createOrderDraft', { body: order })).rejects.toMatchObject({
      status: 401,
    });
    const admin = await testUser({ roles: ['platform-admin'] });
    await expect(instance.callAs(admin, 'createOrderDraft', { body: order })).rejects.toMatchObject({
      status: 403,
    });
  });
});

describe('submitting a draft', () => {
  it('answers one number and publishes one event, however often the call is repeated', async () => {
    const { id } = await draft();
    const answers = await Promise.all(Array.from({ length: 5 }, () => submit(id)));
    expect(new Set(answers.map((answer) => answer.orderId)).size).toBe(1);
    const { orderId } = await submit(id);
    await instance.settled();
    const events = (await submitted()).filter((event) => event.draftId === id);
    expect(events).toHaveLength(1);
    expect(events[0]).toMatchObject({ orderId, customerId: companyId, totals: { total: 9318 } });
    expect(events[0]?.orderSections[0]?.items[0]?.price.platformMargin).toBe(460);
    const shown = await instance.callAs(buyer, 'getOrderDraft', { params: { draftId: id } });
    expect(shown.salesOrderId).toBe(orderId);
  });

  it('is refused after a price change; the draft stays', async () => {
    const { id } = await draft();
    changeQuote = (quoted) => ({
      ...quoted,
      items: quoted.items.map((item) => ({
        ...item,
        price: item.price && { ...item.price, taxBase: item.price.taxBase + 1 },
      })),
    });
    await expect(submit(id)).rejects.toMatchObject({ status: 409, code: 'DRAFT_OUTDATED' });
    changeQuote = (quoted) => quoted;
    await expect(submit(id)).resolves.toMatchObject({ orderId: expect.any(Number) });
  });

  it('refuses lines that cannot be quoted, and keeps the draft', async () => {
    const { id } = await draft();
    stopQuoting();
    await expect(submit(id)).rejects.toMatchObject({ status: 503, code: 'PART_UNAVAILABLE' });
    stopQuoting = instance.courier.answerQuery('catalog.quote-prices', quote);
    await expect(submit(id)).resolves.toMatchObject({ orderId: expect.any(Number) });
  });

  it('answers the number again even when the article is gone by then', async () => {
    const { id } = await draft();
    const first = await submit(id);
    changeQuote = (quoted) => ({ ...quoted, items: [] });
    expect(await submit(id)).toEqual(first);
  });

  it("does not know another company's draft", async () => {
    const { id } = await draft();
    await expect(submit(id, stranger)).rejects.toMatchObject({ status: 404, code: 'DRAFT_NOT_FOUND' });
    const shown = instance.callAs(stranger, 'getOrderDraft', { params: { draftId: id } });
    await expect(shown).rejects.toMatchObject({ status: 404, code: 'DRAFT_NOT_FOUND' });
  });

  it('costs a constant number of statements', async () => {
    const { id } = await draft();
    expect(await countStatements(() => submit(id))).toBeLessThanOrEqual(10);
    expect(await countStatements(() => submit(id))).toBe(1);
  });
});

describe('what checkout knows of others', () => {
  it('takes the customs areas of the configuration and the producers with their own transport', async () => {
    await instance.courier.publish('admin.configuration-changed.v1', {
      customsFreeAreas: [['CH', 'LI'], ['DE']],
    });
    await instance.courier.publish('admin.producer-changed.v1', {
      id: 3,
      algoliaId: 'Rhon Werkzeuge',
      platformMargin: 0.06,
      custom_shipping: true,
      videoLink: null,
      companies: [],
    });
    await instance.settled();
    const drafted = await draft();
    expect(drafted.orderSections[0]?.shipper).toBe('custom');
  });
});
