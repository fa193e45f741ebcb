import { priceLines, priceTiers } from './price-lines.js';
import { exampleLine, exampleTerms, percentageGroup } from './testing/example-terms.js';

describe('pricing a list of lines', () => {
  it('goes through all steps and gives every figure', () => {
    const terms = exampleTerms({
      countryPriceFactor: 1.04,
      surcharges: { 3: 3.5 },
      assignedDiscountGroup: percentageGroup(12.5),
    });
    const [price] = priceLines([exampleLine({ quantity: 12 })], terms);
    expect(price).toEqual({
      breakdown: {
        quantity: 12,
        listPrice: 979,
        surcharge: 411,
        discount: 1469,
        effectiveDiscount: 12.5,
        salesPrice: 10_690,
        voc: 0,
        taxBase: 10_690,
        taxRate: 8.1,
        tax: 866,
        platformMargin: 909,
        currency: 'CHF',
      },
      netPrice: 891, // 10690 / 12 = 890.83
      listPriceCurrency: 'EUR',
      taxReason: null,
    });
  });

  it('divides a price of several units once, by the line', () => {
    const at = (quantity: number) =>
      priceLines(
        [exampleLine({ quantity, listPrice: 199, listPriceCurrency: 'CHF', priceQuantity: 100 })],
        exampleTerms(),
      )[0];
    expect(at(100)?.breakdown).toMatchObject({ listPrice: 199, priceQuantity: 100, taxBase: 199 });
    expect(at(50)?.breakdown).toMatchObject({ listPrice: 199, priceQuantity: 100, taxBase: 100 });
    expect([at(1), at(50)].map((price) => price?.netPrice)).toEqual([199, 199]);
  });

  it('leaves the list price alone in its own currency', () => {
    const [price] = priceLines([exampleLine({ listPriceCurrency: 'CHF' })], exampleTerms());
    expect(price?.breakdown.listPrice).toBe(1000);
  });

  it('has no price without an exchange rate or for an unknown company, and still prices the others', () => {
    const lines = [
      exampleLine(),
      exampleLine({ producerCompanyId: 8 }),
      exampleLine({ listPriceCurrency: 'CHF' }),
    ];
    const prices = priceLines(lines, exampleTerms({}, { exchangeRatios: {} }));
    expect(prices.map((price) => price?.breakdown.taxBase ?? null)).toEqual([null, null, 1000]);
  });

  it('has no price where whole cents could not hold it exactly', () => {
    const line = exampleLine({ listPrice: Number.MAX_SAFE_INTEGER, quantity: 9999 });
    expect(priceLines([line], exampleTerms())).toEqual([null]);
  });

  it('follows a tax rule for the origin and keeps its reason', () => {
    const taxRules = [{ origins: ['DE', 'AT'], percent: 0, reason: 'taxFreeExport' }];
    const [german, swiss] = priceLines(
      [exampleLine(), exampleLine({ originCountry: 'CH' })],
      exampleTerms({}, { taxRules }),
    );
    expect([german?.breakdown.tax, german?.breakdown.taxRate, german?.taxReason]).toEqual([
      0,
      0,
      'taxFreeExport',
    ]);
    expect([swiss?.breakdown.taxRate, swiss?.taxReason]).toEqual([8.1, null]);
  });
});

describe('price tiers', () => {
  const byQuantity = exampleTerms({
    assignedDiscountGroup: {
      discountType: 'QuantityMaterialGroup',
      materialGroupType: 'MaterialGroup',
      discountValue: null,
      discounts: [
        {
          materialOrArticleGroupId: 3,
          discountValue: null,
          discountQuantities: [
            { minQuantity: 0, discountValue: 0 },
            { minQuantity: 10, discountValue: 10 },
          ],
        },
      ],
    },
  });

  it('contain the price of one piece from each quantity on', () => {
    expect(priceTiers(exampleLine({ listPriceCurrency: 'CHF' }), byQuantity)).toEqual([
      { minQuantity: 1, unitPrice: 1000 },
      { minQuantity: 10, unitPrice: 900 },
    ]);
  });

  it('are empty where quantity makes no difference', () => {
    expect(priceTiers(exampleLine(), exampleTerms())).toEqual([]);
  });
});
