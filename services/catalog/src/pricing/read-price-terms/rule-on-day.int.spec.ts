import fc from 'fast-check';
import { addDays } from '@werkbank/contracts/calendar';
import { isRefusal } from '@werkbank/contracts/errors';
import type { TestInstance } from '@werkbank/platform/testing';
import { patience, startCatalogInstance } from '../../testing/catalog-instance.js';
import { alpspitz } from '../../testing/desk.js';
import { readPriceTerms } from './read-price-terms.js';

interface Rule {
  validFrom: string | null;
  validUntil: string | null;
  value: number;
}

/** An independent implementation: of the rules valid on a day, the one that began last. */
function ruleOn(day: string, rules: readonly Rule[]): Rule | undefined {
  const holding = rules.filter(
    ({ validFrom, validUntil }) => (validFrom ?? day) <= day && day <= (validUntil ?? day),
  );
  return holding.reduce<Rule | undefined>(
    (last, rule) => (!last || (rule.validFrom ?? '') > (last.validFrom ?? '') ? rule : last),
    undefined,
  );
}

const first = '2026-12-20';
const day = fc.integer({ min: 0, max: 25 }).map((days) => addDays(first, days));
const rule: fc.Arbitrary<Rule> = fc.record({
  validFrom: fc.option(day),
  validUntil: fc.option(day),
  value: fc.integer({ min: 1, max: 99 }),
});
const rules = fc.uniqueArray(rule, { selector: ({ validFrom }) => validFrom, maxLength: 6 }).map((all) =>
  all.map((one) => ({
    ...one,
    validUntil:
      one.validUntil !== null && one.validUntil < (one.validFrom ?? '') ? one.validFrom : one.validUntil,
  })),
);

describe('the rule of a day', () => {
  let instance: TestInstance;
  beforeAll(async () => {
    instance = await startCatalogInstance();
  }, patience);
  afterAll(() => instance.stop(), patience);

  const termsOn = async (on: string) => {
    const audience = { country: 'CH', currency: 'CHF', customerCompanyId: 900 };
    const terms = await readPriceTerms(instance.em(), audience, [alpspitz], on);
    if (isRefusal(terms)) throw new Error('there must be terms');
    const company = terms.companies[alpspitz];
    if (!company) throw new Error('the company must be there');
    return company;
  };
  const plan = async (
    table: string,
    columns: Record<string, unknown>,
    column: string,
    all: readonly Rule[],
  ) => {
    const em = instance.em();
    const where = Object.keys(columns)
      .map((name) => `${name} = ?`)
      .join(' and ');
    await em.execute(`delete from ${table} where ${where}`, Object.values(columns));
    for (const { validFrom, validUntil, value } of all) {
      const names = [...Object.keys(columns), column, 'valid_from', 'valid_until'];
      await em.execute(
        `insert into ${table} (${names.join(', ')}) values (${names.map(() => '?').join(', ')})`,
        [...Object.values(columns), value, validFrom, validUntil],
      );
    }
  };
  const expectOnEachDay = (
    table: string,
    columns: Record<string, unknown>,
    column: string,
    valueOf: (company: Awaited<ReturnType<typeof termsOn>>) => number | undefined,
    otherwise?: number,
  ) =>
    fc.assert(
      fc.asyncProperty(rules, fc.array(day, { minLength: 1, maxLength: 4 }), async (all, days) => {
        await plan(table, columns, column, all);
        for (const on of days) expect(valueOf(await termsOn(on))).toBe(ruleOn(on, all)?.value ?? otherwise);
      }),
      { numRuns: 40 },
    );

  it(
    'is the one that began last of those that hold, for surcharges',
    () =>
      expectOnEachDay(
        'surcharge',
        { producer_company_id: alpspitz, material_group_id: 4 },
        'value',
        ({ surcharges }) => surcharges[4],
      ),
    patience,
  );

  it(
    'is the same for country price factors, and 1 without any',
    () =>
      expectOnEachDay(
        'country_price_factor',
        { producer_company_id: alpspitz, target_country: 'CH' },
        'factor',
        ({ countryPriceFactor }) => countryPriceFactor,
        1,
      ),
    patience,
  );

  it(
    'is the same for planned values of a percentage group, and its own value otherwise',
    () =>
      expectOnEachDay(
        'discount',
        { discount_group_id: 1 },
        'discount_value',
        ({ otherCustomersDiscountGroup }) => otherCustomersDiscountGroup?.discountValue ?? undefined,
        2,
      ),
    patience,
  );

  it(
    'is the same for discounts on a material group',
    async () => {
      const em = instance.em();
      await em.execute(`update discount_group set discount_type = 'PercentageMaterialGroup' where id = 2`);
      await em.execute('delete from discount where discount_group_id = 2');
      await expectOnEachDay(
        'discount',
        { discount_group_id: 2, material_or_article_group_id: 3 },
        'discount_value',
        ({ assignedDiscountGroup }) => assignedDiscountGroup?.discounts[0]?.discountValue ?? undefined,
      );
    },
    patience,
  );

  it('is the same for assignments: next year another group', async () => {
    const typeOn = async (on: string) => (await termsOn(on)).assignedDiscountGroup?.discountType;
    await instance.em().execute(
      `with planned as (insert into discount_group (producer_company_id, name, is_other_customer_group, discount_type,
         material_group_type, discount_value) values (101, 'Next year', false, 'Percentage', 'MaterialGroup', 9)
         returning id)
       insert into discount_assignment (producer_company_id, discount_group_id, customer_company_id, valid_from)
       select 101, id, 900, '2027-01-01' from planned`,
    );
    expect([await typeOn('2026-12-31'), await typeOn('2027-01-01')]).toEqual([
      'PercentageMaterialGroup',
      'Percentage',
    ]);
  });
});
