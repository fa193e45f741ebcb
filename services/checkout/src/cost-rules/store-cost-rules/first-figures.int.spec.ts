import { type Cents, exchanged, percentOf } from '@werkbank/contracts/money';
import { shippers } from '@werkbank/contracts/delivery';
import { countStatements } from '@werkbank/platform/database';
import { startTestInstance, type TestInstance } from '@werkbank/platform/testing';
import fc from 'fast-check';
import { CheckoutModule } from '../../checkout.module.js';
import { database } from '../../database.js';
import { rulesAtFirst } from '../../testing/first-rules.js';
import type { CostRules } from '../compute-costs/cost-rules.js';
import { CostRulesStore } from './cost-rules.store.js';
import { isExport, sectionCosts } from '../compute-costs/section-costs.js';

type Amounts = Record<string, Cents>;
/** Amounts of the former constants in the code. */
const free = { EUR: 0, CHF: 0 };
const constants: Record<string, { base: Amounts; perKilogram: Amounts; freeFrom: Amounts | null }> = {
  dhlparcel: {
    base: { EUR: 590, CHF: 590 },
    perKilogram: { EUR: 40, CHF: 40 },
    freeFrom: { EUR: 25_000, CHF: 25_000 },
  },
  dhleuro: { base: { EUR: 1290, CHF: 1250 }, perKilogram: { EUR: 110, CHF: 105 }, freeFrom: null },
  sh_post: {
    base: { EUR: 950, CHF: 900 },
    perKilogram: { EUR: 50, CHF: 50 },
    freeFrom: { EUR: 25_000, CHF: 25_000 },
  },
  go: { base: { EUR: 3900, CHF: 3700 }, perKilogram: { EUR: 90, CHF: 85 }, freeFrom: null },
  custom: { base: { EUR: 1900, CHF: 1800 }, perKilogram: { EUR: 60, CHF: 55 }, freeFrom: null },
  selfCollection: { base: free, perKilogram: free, freeFrom: null },
};
const handling = { EUR: 3500, CHF: 3300 };

let instance: TestInstance;
let rules: CostRules;
beforeAll(async () => {
  instance = await startTestInstance({ module: CheckoutModule, database });
  rules = await instance.app.get(CostRulesStore).current();
}, 60_000);
afterAll(() => instance?.stop());

it('are read by one statement', async () => {
  expect(await countStatements(() => instance.app.get(CostRulesStore).current(instance.em()))).toBe(1);
});

it('are what tests of the pure functions begin with', () => {
  const said = ({ freight, customs }: CostRules) => ({
    freight: Object.fromEntries(freight.map(({ shipper, figures }) => [shipper, figures])),
    customs: customs.map(({ figures }) => figures),
  });
  expect(said(rules)).toEqual(said(rulesAtFirst));
});

it('charge to the cent what the constants charged', () => {
  const countries = fc.constantFrom('DE', 'CH', 'AT', 'LI', 'FR', 'PL');
  const shipment = fc.record({
    from: countries,
    to: countries,
    grams: fc.integer({ min: 0, max: 10 ** 8 }),
    goods: fc.oneof(fc.integer({ min: 0, max: 10 ** 9 }), fc.integer({ min: 24_900, max: 25_100 })),
    currency: fc.constantFrom('EUR', 'CHF', 'PLN'),
    exchangeRatios: fc.constant({ EUR: '4.2531', CHF: '4.5' }),
  });
  fc.assert(
    fc.property(shipment, fc.constantFrom(...shippers), (given, shipper) => {
      const asked = { ...given, selfCollection: shipper === 'selfCollection', customShipping: false };
      const costs = sectionCosts(rules, asked, shipper)?.map((cost) => [cost.costType, cost.taxBase]);
      const inCurrency = (amounts: Amounts) =>
        amounts[given.currency] ?? exchanged(amounts['EUR'] ?? 0, given.exchangeRatios.EUR);
      const { base, perKilogram, freeFrom } = constants[shipper] ?? {
        base: {},
        perKilogram: {},
        freeFrom: null,
      };
      const freight =
        freeFrom !== null && given.goods >= inCurrency(freeFrom)
          ? 0
          : inCurrency(base) + inCurrency(perKilogram) * Math.max(1, Math.ceil(given.grams / 1000));
      expect(costs).toEqual([
        ['Freight', freight],
        ...(isExport(rules, asked)
          ? [
              ['CustomsHandling', inCurrency(handling)],
              ['Customs', percentOf(given.goods, 1.5)],
            ]
          : []),
      ]);
    }),
    { numRuns: 1000 },
  );
});
