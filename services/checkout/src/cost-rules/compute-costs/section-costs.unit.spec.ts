import fc from 'fast-check';
import { rulesAtFirst as rules } from '../../testing/first-rules.js';
import { type CostRules, costSettings, defaultCostSettings } from './cost-rules.js';
import { chooseShipper, isExport, sectionCosts, type Shipment } from './section-costs.js';

const shipment: Shipment = {
  from: 'DE',
  to: 'DE',
  selfCollection: false,
  customShipping: false,
  grams: 2400,
  goods: 10_000,
  currency: 'EUR',
  exchangeRatios: {},
};
const costsOf = (given: CostRules, of: Shipment, by = chooseShipper(given, of)) => {
  const costs = sectionCosts(given, of, by);
  if (!costs) throw new Error('every amount can be had');
  return costs;
};

describe('the shipper', () => {
  it.each<[string, Partial<Shipment>, string]>([
    ['within Germany', {}, 'dhlparcel'],
    ['from Germany abroad', { to: 'CH' }, 'dhleuro'],
    ['within Switzerland', { from: 'CH', to: 'CH' }, 'sh_post'],
    ['from Switzerland to Liechtenstein, which counts as Switzerland', { from: 'CH', to: 'LI' }, 'sh_post'],
    ['for what no other takes', { from: 'CH', to: 'DE' }, 'go'],
    ['for what is too heavy for a parcel', { grams: 31_501 }, 'go'],
    ['of a producer that brings its goods itself', { customShipping: true, to: 'CH' }, 'custom'],
    [
      'when the buyer collects, whoever the producer is',
      { customShipping: true, selfCollection: true },
      'selfCollection',
    ],
  ])('%s', (_, change, shipper) => {
    expect(chooseShipper(rules, { ...shipment, ...change })).toBe(shipper);
  });
});

describe('export', () => {
  it.each([
    ['DE', 'CH', false, true],
    ['DE', 'AT', false, false],
    ['CH', 'LI', false, false],
    ['CH', 'DE', false, true],
    ['DE', 'CH', true, false],
  ])('from %s to %s, collected: %s → %s', (from, to, selfCollection, expected) => {
    expect(isExport(rules, { from, to, selfCollection })).toBe(expected);
  });
});

describe('costs of a section', () => {
  it('are freight by started kilogram', () => {
    expect(costsOf(rules, shipment)).toEqual([
      {
        costType: 'Freight',
        taxBase: 590 + 3 * 40,
        why: { key: 'freightByWeight', params: { kilograms: 3 } },
        madeBy: { ruleId: 1, validFrom: null, exchangedBy: null },
      },
    ]);
  });

  it('have free freight from a value of goods on', () => {
    const [freight] = costsOf(rules, { ...shipment, goods: 25_000 });
    expect(freight).toMatchObject({ taxBase: 0, why: { key: 'freightFreeFrom', params: { cents: 25_000 } } });
  });

  it('have customs handling and customs between customs areas, in the currency of the order', () => {
    const costs = costsOf(rules, { ...shipment, to: 'CH', currency: 'CHF', goods: 12_345 });
    expect(costs.map((cost) => [cost.costType, cost.taxBase])).toEqual([
      ['Freight', 1250 + 3 * 105],
      ['CustomsHandling', 3300],
      ['Customs', 185],
    ]);
  });

  it('are zero for collection', () => {
    const costs = costsOf(rules, { ...shipment, to: 'CH', selfCollection: true });
    expect(costs.map((cost) => cost.taxBase)).toEqual([0]);
  });

  it('are whole cents and never below zero', () => {
    fc.assert(
      fc.property(
        fc.record({
          grams: fc.integer({ min: 0, max: 10 ** 9 }),
          goods: fc.integer({ min: 0, max: 10 ** 10 }),
          from: fc.constantFrom('DE', 'CH'),
          to: fc.constantFrom('DE', 'CH', 'LI', 'AT'),
          currency: fc.constantFrom('EUR', 'CHF', 'PLN'),
          exchangeRatios: fc.record({ EUR: fc.constantFrom('4.2531', '0.000001', '999999') }),
        }),
        (given) => {
          for (const cost of costsOf(rules, { ...shipment, ...given })) {
            expect(Number.isSafeInteger(cost.taxBase) && cost.taxBase >= 0).toBe(true);
          }
        },
      ),
    );
  });
});

describe('freight by country pair and weight', () => {
  const step = (upToGrams: number | null, base: number) => ({
    upToGrams,
    base: { EUR: base },
    perKilogram: { EUR: 10 },
  });
  const tariff = (id: number, from: string | null, to: string | null, ...bases: number[]) => ({
    id,
    validFrom: '2026-01-01',
    shipper: 'dhleuro' as const,
    from,
    to,
    figures: {
      steps: bases.map((base, index) => step(index === bases.length - 1 ? null : (index + 1) * 1000, base)),
      freeFrom: null,
    },
  });
  const freight = [
    tariff(1, null, null, 100),
    tariff(2, null, 'CH', 200),
    tariff(3, 'DE', null, 300),
    tariff(4, 'DE', 'CH', 400, 450, 500),
  ];
  const ruleOf = (from: string, to: string, left = freight) =>
    costsOf({ ...rules, freight: left }, { ...shipment, from, to }, 'dhleuro')[0]?.madeBy?.ruleId;

  it.each([
    ['DE', 'CH', 4],
    ['DE', 'LI', 4],
    ['DE', 'FR', 3],
    ['AT', 'CH', 2],
    ['AT', 'FR', 1],
  ])('from %s to %s is that of the nearest rule: %i', (from, to, id) => {
    expect(ruleOf(from, to)).toBe(id);
    expect(ruleOf(from, to, freight.toReversed())).toBe(id);
  });

  it('is that of the country of departure if no rule names both', () => {
    expect(ruleOf('DE', 'CH', freight.slice(0, 3))).toBe(3);
  });

  it.each([
    [1000, 400 + 10],
    [1001, 450 + 20],
    [2000, 450 + 20],
    [2001, 500 + 30],
  ])('for %i g is that of its step: %i', (grams, cents) => {
    const [paid] = costsOf({ ...rules, freight }, { ...shipment, to: 'CH', grams }, 'dhleuro');
    expect(paid?.taxBase).toBe(cents);
  });
});

describe('costs in a currency without amounts of its own', () => {
  const zloty = { ...shipment, currency: 'PLN', exchangeRatios: { CHF: '4.5', EUR: '4.2531' } };

  it('are those of the base currency, exchanged as the goods were', () => {
    expect(costsOf(rules, { ...zloty, to: 'FR' }).map((cost) => [cost.costType, cost.taxBase])).toEqual([
      // 12.90 and 1.10 EUR, each rounded to whole cents
      ['Freight', 5486 + 3 * 468],
      ['CustomsHandling', 14_886],
      ['Customs', 150],
    ]);
  });

  it('are free of freight from the exchanged value of goods on, and not before', () => {
    const free = { taxBase: 0, why: { key: 'freightFreeFrom', params: { cents: 106_328 } } };
    expect(costsOf(rules, { ...zloty, goods: 106_328 })[0]).toMatchObject(free);
    expect(costsOf(rules, { ...zloty, goods: 106_327 })[0]?.taxBase).toBe(2509 + 3 * 170);
  });

  it('are those of another currency if the base has no ratio', () => {
    expect(costsOf(rules, { ...zloty, exchangeRatios: { CHF: '4.5' } })[0]?.taxBase).toBe(2655 + 3 * 180);
  });

  it('are the own ones as soon as there are some', () => {
    const customs = rules.customs.map((rule) => ({
      ...rule,
      figures: { ...rule.figures, handling: { ...rule.figures.handling, PLN: 15_000 } },
    }));
    expect(costsOf({ ...rules, customs }, { ...zloty, to: 'FR' })[1]?.taxBase).toBe(15_000);
  });

  it('name the ratio of their conversion', () => {
    const [freight, handling, customs] = costsOf(rules, { ...zloty, to: 'FR' });
    const exchangedBy = { sourceCurrency: 'EUR', ratio: '4.2531' };
    expect(freight?.madeBy).toEqual({ ruleId: 2, validFrom: null, exchangedBy });
    expect(handling?.madeBy).toEqual({ ruleId: 6, validFrom: null, exchangedBy });
    expect(customs?.madeBy).toEqual({ ruleId: 6, validFrom: null, exchangedBy: null });
  });

  it('are refused without a ratio, rather than zero', () => {
    expect(sectionCosts(rules, { ...zloty, exchangeRatios: {} }, 'dhlparcel')).toBeUndefined();
  });

  it('come from settings that were kept before there was a base', () => {
    const { baseCurrency: _, ...kept } = defaultCostSettings;
    expect(costSettings.parse(kept)).toEqual(defaultCostSettings);
  });
});
