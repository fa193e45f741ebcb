import { addDays, dayOf } from '@werkbank/contracts/calendar';
import type { CallRequest } from '@werkbank/contracts/calls';
import { type ErrorCode, errorMessage } from '@werkbank/contracts/errors';
import { maxBasketItems } from '@werkbank/contracts/limits';
import { type TestUser, testUser } from '@werkbank/platform/testing';
import { allKept } from './testing/all-kept.js';
import { examples, startWorldOfBuyers } from './testing/world-of-buyers.js';

const { order, section, company, quotedItem } = examples;
const [line] = section.items;
if (!line) throw new Error('the example has a line');
const today = dayOf(new Date());
type Order = CallRequest<'createOrderDraft'>['body'];

let world: Awaited<ReturnType<typeof startWorldOfBuyers>>;
let stranger: TestUser;
beforeAll(async () => {
  world = await startWorldOfBuyers();
  stranger = await testUser({ companyId: company.id + 1, companyType: 'Customer' });
  // Something that could be lost: a draft, an order and a basket.
  await world.submit((await world.draft()).id);
  await world.draft();
  const change = { ...line, producerId: section.producerId, dispatchLocationId: section.dispatchLocationId };
  await world.instance.callAs(world.buyer, 'changeOwnBasket', { body: { changes: [change] } });
  await world.instance.settled();
}, 60_000);
afterAll(() => world?.instance.stop());
beforeEach(() => world.forget());

/** Tries it in both languages; then nothing may be another than before. */
async function expectRefused(
  attempt: (language: 'de' | 'en') => Promise<unknown>,
  code: ErrorCode,
  field = '',
): Promise<void> {
  const before = await allKept(world.instance);
  for (const language of ['de', 'en'] as const) {
    // Compares the text before the first parameter; tests of the error table cover the parameters.
    const [start] = errorMessage(code, language).split('{');
    await expect(attempt(language)).rejects.toMatchObject({
      code,
      message: expect.stringContaining(start ?? ''),
      ...(field !== '' && { body: { field } }),
    });
  }
  expect(await allKept(world.instance)).toEqual(before);
}
const expectNoDraft = (change: object, code: ErrorCode, field = '') =>
  expectRefused(
    (language) =>
      world.instance.callAs(
        world.buyer,
        'createOrderDraft',
        { body: { ...order, costCenter: 'forged', ...change } as Order },
        { language },
      ),
    code,
    field,
  );
const expectNoOrder = (draftId: string, code: ErrorCode, caller = world.buyer) =>
  expectRefused(
    (language) => world.instance.callAs(caller, 'submitOrder', { body: { draftId } }, { language }),
    code,
  );

const many = <T>(count: number, of: (at: number) => T) => Array.from({ length: count }, (_, at) => of(at));
const lines = (count: number, from = 0) =>
  many(count, (at) => ({ articleId: `a-${from + at}`, quantity: 1 }));
const withLine = (change: object) => ({
  orderSections: [{ ...section, items: [{ ...line, ...change }] }],
});
const withSection = (change: object) => ({ orderSections: [{ ...section, ...change }] });

describe('an order is not drawn up', () => {
  it.each<[string, object, ErrorCode, string?]>([
    ['of no pieces', { quantity: 0 }, 'NUMBER_TOO_SMALL', 'orderSections.0.items.0.quantity'],
    ['of fewer than none', { quantity: -1 }, 'NUMBER_TOO_SMALL'],
    ['of more than may be ordered', { quantity: 10_000 }, 'NUMBER_TOO_LARGE'],
    ['of a huge number', { quantity: Number.MAX_SAFE_INTEGER }, 'NUMBER_TOO_LARGE'],
    ['of half a piece', { quantity: 1.5 }, 'NOT_A_NUMBER'],
    ['of no number', { quantity: Number.NaN }, 'NOT_A_NUMBER'],
    ['of a word', { quantity: '5' }, 'NOT_A_NUMBER'],
    ['without a quantity', { quantity: undefined }, 'FIELD_REQUIRED'],
    ['of no article', { articleId: '' }, 'FIELD_REQUIRED'],
    ['of an article with a line break', { articleId: 'drill\n338' }, 'MALFORMED_REQUEST'],
    ['of a command for the database', { articleId: "a'; drop table order_draft; --" }, 'MALFORMED_REQUEST'],
    ['of a path', { articleId: '../../etc/passwd' }, 'MALFORMED_REQUEST'],
    ['of letters from right to left', { articleId: 'drill\u202e338' }, 'MALFORMED_REQUEST'],
    ['of an article of 121 characters', { articleId: 'a'.repeat(121) }, 'FIELD_TOO_LONG'],
  ])('%s', (_, change, code, field = '') => expectNoDraft(withLine(change), code, field));

  it.each<[string, object, ErrorCode, string?]>([
    ['without lines', withSection({ items: [] }), 'MALFORMED_REQUEST'],
    ['of ten thousand lines', withSection({ items: lines(10_000) }), 'MALFORMED_REQUEST'],
    [
      'of more lines than a basket holds, over several sections',
      {
        orderSections: many(3, (at) => ({
          ...section,
          items: lines(maxBasketItems / 2, (maxBasketItems / 2) * at),
        })),
      },
      'MALFORMED_REQUEST',
      'orderSections',
    ],
    [
      'of ten thousand sections',
      { orderSections: many(10_000, (at) => ({ ...section, items: lines(1, at) })) },
      'MALFORMED_REQUEST',
    ],
    ['that fills a megabyte', { costCenter: 'x'.repeat(1_100_000) }, 'BODY_TOO_LARGE'],
    ['of a producer below zero', withSection({ producerId: -1 }), 'NUMBER_NOT_MORE'],
    ['from a place beyond all numbers', withSection({ dispatchLocationId: 2 ** 31 }), 'NUMBER_TOO_LARGE'],
    ['to an address below zero', { shippingAddressId: -5 }, 'NUMBER_NOT_MORE', 'shippingAddressId'],
    ['to half an address', { shippingAddressId: 502.5 }, 'NOT_A_NUMBER'],
    ['with a cost centre of 51 characters', { costCenter: 'x'.repeat(51) }, 'FIELD_TOO_LONG', 'costCenter'],
    ['with a cost centre of blanks', { costCenter: '   ' }, 'FIELD_REQUIRED'],
    ['with a cost centre of two lines', { costCenter: 'one\ntwo' }, 'FIELD_CHARACTERS'],
    ['with a cost centre that turns around', { costCenter: 'abc\u202Efdp' }, 'FIELD_CHARACTERS'],
    [
      'with an own number of 36 characters',
      { ownOrderNumber: '4'.repeat(36) },
      'FIELD_TOO_LONG',
      'ownOrderNumber',
    ],
    ['with an own number of two lines', { ownOrderNumber: '45\n00' }, 'FIELD_CHARACTERS', 'ownOrderNumber'],
    ['wished for yesterday', { wishedDate: addDays(today, -1) }, 'WISHED_DATE_PAST', 'wishedDate'],
    [
      'wished for in a year and a day',
      { wishedDate: addDays(today, 366) },
      'WISHED_DATE_TOO_LATE',
      'wishedDate',
    ],
    ['wished for 30 February', { wishedDate: '2027-02-30' }, 'NOT_A_DATE', 'wishedDate'],
    ['with a contact that is none', { contactName: '\u200B' }, 'FIELD_REQUIRED', 'contactName'],
    ['with a phone of letters', { contactPhone: 'ring me' }, 'PHONE_FORMAT', 'contactPhone'],
    ['with a remark of 501 characters', { remark: 'x'.repeat(501) }, 'FIELD_TOO_LONG', 'remark'],
    ['with a remark that turns around', { remark: 'a\n\u202Eb' }, 'FIELD_CHARACTERS', 'remark'],
    ['in a currency in small letters', { orderCurrency: 'chf' }, 'MALFORMED_REQUEST', 'orderCurrency'],
    ['in a language that there is not', { orderLanguage: 'fr' }, 'MALFORMED_REQUEST', 'orderLanguage'],
    ['to be collected perhaps', { selfCollection: 'yes' }, 'MALFORMED_REQUEST', 'selfCollection'],
  ])('%s', (_, change, code, field = '') => expectNoDraft(change, code, field));

  it('of an article that there is not', async () => {
    world.answers.quote = (quoted) => ({
      ...quoted,
      items: quoted.items.map((item) => ({
        ...item,
        price: null,
        producerId: null,
        dispatchLocation: null,
        notAvailableReason: 'NoLongerInCatalogue',
      })),
    });
    await expectNoDraft(withLine({ articleId: 'forged' }), 'ARTICLE_NO_LONGER_AVAILABLE', 'items.0');
  });

  it.each<[string, number, ErrorCode]>([
    ['fewer units than the least', 9, 'QUANTITY_BELOW_MINIMUM'],
    ['a quantity between two steps', 12, 'QUANTITY_OFF_INTERVAL'],
  ])('of %s', async (_, quantity, code) => {
    const orderUnits = {
      orderUnit: 'PK',
      contentUnit: 'C62',
      contentQuantity: 10,
      minQuantity: 10,
      quantityInterval: 5,
    };
    world.answers.quote = (quoted) => ({
      ...quoted,
      items: quoted.items.map((item) => ({ ...item, orderUnits })),
    });
    await expectNoDraft(withLine({ quantity }), code, 'items.0.quantity');
    const { id } = await world.draft(withLine({ quantity: 15 }));
    // The minimum was raised meanwhile.
    world.answers.quote = (quoted) => ({
      ...quoted,
      items: quoted.items.map((item) => ({ ...item, orderUnits: { ...orderUnits, minQuantity: 20 } })),
    });
    await expectNoOrder(id, 'QUANTITY_BELOW_MINIMUM');
  });

  it("to another company's address, nor to a place that goods leave from", async () => {
    await expectNoDraft({ shippingAddressId: 987_654 }, 'ADDRESS_NOT_FOUND', 'shippingAddressId');
    const leaves = { ...(company.addresses[0] as (typeof company.addresses)[number]), id: 4711 };
    world.answers.buyer = (found) => ({
      ...found,
      company: { ...company, addresses: [{ ...leaves, type: 'DispatchLocation' }] },
    });
    await expectNoDraft({ shippingAddressId: 4711 }, 'ADDRESS_NOT_FOUND', 'shippingAddressId');
  });
});

describe('an order says', () => {
  it('no price and no producer: what is sent along is not looked at', async () => {
    const honest = await world.draft();
    const forged = {
      ...withSection({
        producerId: 999,
        producerName: 'Somebody',
        freight: 0,
        costs: [],
        taxes: [],
        items: [{ ...line, price: { taxBase: 1, currency: 'CHF' }, taxBase: 1 }],
      }),
      totals: { total: 1 },
      companyId: company.id + 1,
      billingAddress: { city: 'Elsewhere' },
    };
    const { totals, orderSections, billingAddress } = await world.draft(forged as Partial<Order>);
    expect({ totals, orderSections, billingAddress }).toEqual({
      totals: honest.totals,
      orderSections: honest.orderSections,
      billingAddress: honest.billingAddress,
    });
    expect(orderSections[0]?.producerId).toBe(quotedItem.producerId);
    expect(world.quotes.at(-1)).toMatchObject({ customerCompanyId: company.id });
  });

  it('its cost centre as it was typed, in all letters that an invoice draws', async () => {
    for (const costCenter of ["O'Neil; --", 'Fräserei Łódź Αθήνα', '<script>alert(1)</script>', '${1+1}']) {
      const { id } = await world.draft({ costCenter: ` ${costCenter} ` });
      const shown = await world.instance.callAs(world.buyer, 'getOrderDraft', { params: { draftId: id } });
      expect(shown.costCenter).toBe(costCenter);
    }
    const costCenter = 'Fräserei 東京 🛠️';
    await expect(world.draft({ costCenter })).rejects.toMatchObject({
      code: 'FIELD_UNPRINTABLE',
      body: { field: expect.stringMatching(/costCenter$/) },
    });
  });
});

describe('a draft is not ordered', () => {
  it("that is another company's, or that there is not", async () => {
    const { id } = await world.draft();
    await expectNoOrder(id, 'DRAFT_NOT_FOUND', stranger);
    await expectNoOrder('11111111-2222-4333-8444-555555555555', 'DRAFT_NOT_FOUND');
  });

  it.each(['', '1', 'or 1=1', `${'a'.repeat(10_000)}`])('with a malformed id: %#', (draftId) =>
    expectNoOrder(draftId, draftId === '' ? 'FIELD_REQUIRED' : 'MALFORMED_REQUEST'),
  );

  it('that a newer one has outdated', async () => {
    const { id } = await world.draft();
    await world.draft();
    await expectNoOrder(id, 'DRAFT_SUPERSEDED');
  });

  it('that costs another amount or leaves later by now', async () => {
    const { id } = await world.draft();
    world.answers.quote = (quoted) => ({
      ...quoted,
      items: quoted.items.map((item) => ({
        ...item,
        price: item.price && { ...item.price, taxBase: item.price.taxBase - 1 },
      })),
    });
    await expectNoOrder(id, 'DRAFT_OUTDATED');
    world.answers.quote = (quoted) => ({
      ...quoted,
      items: quoted.items.map((item) => ({ ...item, plannedShipmentDate: '2999-01-01' })),
    });
    await expectNoOrder(id, 'DRAFT_DATE_CHANGED');
  });

  it('twice, by whomever of the company and however many at once', async () => {
    const { id } = await world.draft();
    const both = many(6, (at) => world.submit(id, at % 2 === 0 ? world.buyer : world.colleague));
    const numbers = new Set((await Promise.all(both)).map(({ orderId }) => orderId));
    expect(numbers.size).toBe(1);
    await world.instance.settled();
    const told = await world.instance.courier.sent('checkout.order-submitted.v1');
    expect(told.filter(({ draftId }) => draftId === id)).toHaveLength(1);
  });

  it('if a concurrent draft of the same person supersedes it', async () => {
    const { id } = await world.draft();
    const [submitted, drawn] = await Promise.allSettled([world.submit(id), world.draft()]);
    expect(drawn.status).toBe('fulfilled');
    await world.instance.settled();
    const told = await world.instance.courier.sent('checkout.order-submitted.v1');
    const orders = told.filter(({ draftId }) => draftId === id).length;
    expect(orders).toBe(submitted.status === 'fulfilled' ? 1 : 0);
    if (submitted.status === 'rejected') {
      expect(submitted.reason).toMatchObject({ status: 409, code: 'DRAFT_SUPERSEDED' });
    }
  });
});
