import { countStatements } from '@werkbank/platform/database';
import { Queries } from '@werkbank/platform/messaging';
import type { TestInstance } from '@werkbank/platform/testing';
import { type Ask, type QueryAnswer, queries } from '@werkbank/contracts/queries';
import { shipmentDay } from '@werkbank/contracts/calendar';
import { calendarOf } from '@werkbank/platform/working-days';
import { patience, startCatalogInstance } from '../../testing/catalog-instance.js';

describe('quoting prices', () => {
  let instance: TestInstance;
  beforeAll(async () => {
    instance = await startCatalogInstance();
  }, patience);
  afterAll(() => instance.stop(), patience);

  type Items = Ask<'catalog.quote-prices'>['items'];
  const quote = async (items: Items, more: object = {}): Promise<QueryAnswer<'catalog.quote-prices'>> => {
    const ask = {
      language: 'de',
      country: 'CH',
      currency: 'CHF',
      customerCompanyId: 900,
      items,
      ...more,
    } as const;
    return queries['catalog.quote-prices'].answer.parse(
      await instance.app.get(Queries).ask('catalog.quote-prices', ask),
    );
  };

  it("answers every line in its order, at the customer's price, with the platform's margin", async () => {
    const { items } = await quote([
      { articleId: 'key-3', quantity: 2 },
      { articleId: 'drill-68', quantity: 12 },
    ]);
    expect(items.map(({ articleId }) => articleId)).toEqual(['key-3', 'drill-68']);
    expect(items[1]).toMatchObject({
      producerId: 1,
      producerCompanyId: 101,
      dispatchLocation: {
        id: 11,
        type: 'DispatchLocation',
        street: 'Werkstrasse',
        city: 'Brugg',
        country: 'CH',
      },
      articleTexts: { de: 'Spiralbohrer DIN 338 6,8 mm', en: expect.stringContaining('drill') },
      unitWeight: 28,
      tariffNumber: '8207.50',
      originCountry: 'CH',
      price: { quantity: 12, taxBase: 11_313, platformMargin: 962, currency: 'CHF' },
      taxReason: null,
      notAvailableReason: null,
    });
    expect(items[0]?.price?.platformMargin).toBe(0);
  });

  it('plans what is there for the next working day and the rest with the lead time', async () => {
    const inWorkingDays = (days: number) => shipmentDay(new Date(), days, calendarOf({ country: 'CH' }));
    const { items } = await quote([
      { articleId: 'drill-68', quantity: 40 },
      { articleId: 'drill-68', quantity: 41 },
    ]);
    expect(
      items.map((item) => [item.plannedShipmentFromStock, item.plannedShipmentDate, item.availabilityInDays]),
    ).toEqual([
      [true, inWorkingDays(1), 0],
      [false, inWorkingDays(6), 6],
    ]);
    expect(items.map((item) => item.promisedParts)).toEqual([
      undefined,
      [
        { quantity: 40, plannedShipmentDate: inWorkingDays(1), plannedShipmentFromStock: true },
        { quantity: 1, plannedShipmentDate: inWorkingDays(6), plannedShipmentFromStock: false },
      ],
    ]);
  });

  it('keeps the location asked for where it is one of the producer, else takes the one that serves the country', async () => {
    const { items, costTax } = await quote([
      { articleId: 'key-3', quantity: 1, dispatchLocationId: 21 },
      { articleId: 'key-3', quantity: 1, dispatchLocationId: 11 },
      { articleId: 'key-3', quantity: 1 },
    ]);
    const madeBy = { ruleId: expect.any(Number), validFrom: null, exchangedBy: null };
    const swissRate = { rate: 8.1, reason: null, madeBy };
    expect(items.map((item) => item.dispatchLocation?.id)).toEqual([21, 22, 22]);
    for (const [country, place] of [
      ['LI', 22],
      ['DE', 21],
    ] as const) {
      const served = await quote([{ articleId: 'key-3', quantity: 1 }], { country });
      expect(served.items[0]?.dispatchLocation?.id).toBe(place);
    }
    expect(items.map((item) => item.price?.effectiveDiscount)).toEqual([10, 0, 0]);
    expect(costTax).toEqual([
      { dispatchLocationId: 21, ...swissRate },
      { dispatchLocationId: 22, ...swissRate },
    ]);
  });

  it('follows a configured tax rule and answers its reason', async () => {
    const em = instance.em();
    await em.execute(
      `insert into tax_rule_version (from_country, to_country, percent, reason) values ('DE', 'CH', 0, 'taxFreeExport')`,
    );
    const { items, costTax } = await quote([{ articleId: 'key-3', quantity: 1, dispatchLocationId: 21 }], {
      country: 'LI',
    });
    await em.execute('delete from tax_rule_version where from_country is not null');
    expect([items[0]?.price?.tax, items[0]?.taxReason]).toEqual([0, 'taxFreeExport']);
    const madeBy = { ruleId: expect.any(Number), validFrom: null, exchangedBy: null };
    expect(costTax).toEqual([{ dispatchLocationId: 21, rate: 0, reason: 'taxFreeExport', madeBy }]);
  });

  it('marks lines that cannot be ordered, and keeps them', async () => {
    const { items } = await quote([
      { articleId: 'key-5', quantity: 1 },
      { articleId: 'key-4', quantity: 1 },
      { articleId: 'gone', quantity: 7 },
    ]);
    expect(items.map(({ notAvailableReason, price }) => [notAvailableReason, price])).toEqual([
      ['NotAvailableForOrder', null],
      ['NotAvailableForOrder', null],
      ['NoLongerInCatalogue', null],
    ]);
    expect(items[2]).toMatchObject({ articleId: 'gone', quantity: 7, dispatchLocation: null });
  });

  it('divides a price of a hundred by the line, and says the units that are ordered', async () => {
    const em = instance.em();
    await em.execute(
      `update article set price_quantity = 100, order_unit = 'PK', content_unit = 'C62', content_quantity = 10,
         min_quantity = 2, further_prices = '[{ "amount": 500, "currency": "EUR", "priceQuantity": 100, "minQuantity": 200,
           "territories": ["CH"], "validFrom": null, "validUntil": null }]'
       where article_id = 'key-3'`,
    );
    const asked = [1, 50, 100, 200].map((quantity) => ({ articleId: 'key-3', quantity }));
    const { items } = await quote(asked, { currency: 'EUR', country: 'DE' });
    const swiss = await quote(asked, { currency: 'EUR' });
    await em.execute(
      `update article set price_quantity = 1, order_unit = 'C62', content_unit = null, content_quantity = null,
         min_quantity = 1, further_prices = '[]' where article_id = 'key-3'`,
    );
    expect(items[0]).toMatchObject({
      orderUnits: {
        orderUnit: 'PK',
        contentUnit: 'C62',
        contentQuantity: 10,
        minQuantity: 2,
        quantityInterval: 1,
      },
      price: { listPrice: 1000, priceQuantity: 100 },
    });
    const lineOf = ({ price }: (typeof items)[number]) =>
      price && price.salesPrice - price.surcharge + price.discount;
    expect(items.map(lineOf)).toEqual([10, 500, 1000, 2000]);
    expect(swiss.items.map(lineOf)).toEqual([10, 500, 1000, 1000]);
  });

  it('costs two statements however many lines, once they are known', async () => {
    const many = Array.from({ length: 60 }, (_, index) => ({
      articleId: `drill-${10 + index}`,
      quantity: 3,
    }));
    const one = [{ articleId: 'key-3', quantity: 1 }];
    expect(await countStatements(() => quote(many))).toBeLessThanOrEqual(6);
    await quote(one);
    expect(await countStatements(() => quote(many))).toBe(2);
    expect(await countStatements(() => quote(one))).toBe(2);
  });

  it.each([
    ['drill-68', 1],
    ['gone', null],
  ])('or only whose article %s is: of producer %s', async (articleId, producerId) => {
    const ask = instance.app.get(Queries).ask('catalog.get-producer-of-article', { articleId });
    expect(await ask).toEqual({ producerId });
  });
});
