import fc from 'fast-check';
import { defaultCostRules as rules } from './cost-rules.js';
import { chooseShipper, isExport, sectionCosts, type Shipment } from './section-costs.js';

const shipment: Shipment = {
  from: 'DE',
  to: 'DE',
  selfCollection: false,
  customShipping: false,
  grams: 2400,
  goods: 10_000,
  currency: 'EUR',
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
    expect(sectionCosts(rules, shipment, 'dhlparcel')).toEqual([
      {
        costType: 'Freight',
        taxBase: 590 + 3 * 40,
        why: { key: 'freightByWeight', params: { kilograms: 3 } },
      },
    ]);
  });

  it('have free freight from a value of goods on', () => {
    const [freight] = sectionCosts(rules, { ...shipment, goods: 25_000 }, 'dhlparcel');
    expect(freight).toMatchObject({ taxBase: 0, why: { key: 'freightFreeFrom', params: { cents: 25_000 } } });
  });

  it('have customs handling and customs between customs areas, in the currency of the order', () => {
    const costs = sectionCosts(rules, { ...shipment, to: 'CH', currency: 'CHF', goods: 12_345 }, 'dhleuro');
    expect(costs.map((cost) => [cost.costType, cost.taxBase])).toEqual([
      ['Freight', 1250 + 3 * 105],
      ['CustomsHandling', 3300],
      ['Customs', 185],
    ]);
  });

  it('are nothing when the buyer collects', () => {
    const costs = sectionCosts(rules, { ...shipment, to: 'CH', selfCollection: true }, 'selfCollection');
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
          currency: fc.constantFrom('EUR' as const, 'CHF' as const),
        }),
        (given) => {
          const whole = { ...shipment, ...given };
          for (const cost of sectionCosts(rules, whole, chooseShipper(rules, whole))) {
            expect(Number.isSafeInteger(cost.taxBase) && cost.taxBase >= 0).toBe(true);
          }
        },
      ),
    );
  });
});
