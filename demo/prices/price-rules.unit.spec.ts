import { materialGroupId } from '../catalog/material-groups.ts';
import { swissBuyerCompanyId } from '../people/customers.ts';
import { companyIdOf, makeProducerCompanies } from '../people/producers.ts';
import { germanDemoProducerId, makePriceRules, swissDemoProducerId } from './price-rules.ts';

const rules = makePriceRules();
const companies = makeProducerCompanies().companies.map(({ id }) => id);

describe('price rules', () => {
  it('hold every discount type, by material group and by article group', () => {
    expect(new Set(rules.discountGroups.map(({ discountType }) => discountType))).toEqual(
      new Set(['Percentage', 'PercentageMaterialGroup', 'QuantityMaterialGroup']),
    );
    expect(new Set(rules.discountGroups.map(({ materialGroupType }) => materialGroupType))).toEqual(
      new Set(['MaterialGroup', 'ArticleGroup']),
    );
  });

  it('give every producer company exactly one group for unassigned customers', () => {
    const others = rules.discountGroups.filter(({ isOtherCustomerGroup }) => isOtherCustomerGroup);
    expect(others.map(({ producerCompanyId }) => producerCompanyId).sort((a, b) => a - b)).toEqual(
      [...companies].sort((a, b) => a - b),
    );
  });

  it('assign a customer to one group of a company at most, never to the one of the unassigned', () => {
    const groups = new Map(rules.discountGroups.map((group) => [group.id, group]));
    const pairs = rules.discountAssignments.map(
      (row) => `${groups.get(row.discountGroupId)?.producerCompanyId} ${row.customerCompanyId}`,
    );
    expect(new Set(pairs).size).toBe(pairs.length);
    expect(
      rules.discountAssignments.filter((row) => groups.get(row.discountGroupId)?.isOtherCustomerGroup),
    ).toEqual([]);
  });

  it('keep tiers ascending from 0 and every value within its limits', () => {
    for (const { discounts, discountValue, discountType } of rules.discountGroups) {
      expect(discountValue !== null).toBe(discountType === 'Percentage');
      for (const { discountQuantities, discountValue: value } of discounts) {
        const steps = discountQuantities.map(({ minQuantity }) => minQuantity);
        expect(steps).toEqual([...new Set(steps)].sort((a, b) => a - b));
        expect(value === null ? steps[0] : 0).toBe(0);
        expect(Math.max(value ?? 0, ...discountQuantities.map((tier) => tier.discountValue))).toBeLessThan(
          100,
        );
      }
    }
  });

  it('use every id once', () => {
    const lists = [
      rules.discountGroups,
      rules.discountAssignments,
      rules.articleGroups,
      rules.surcharges,
      rules.countryPriceFactors,
      rules.discountGroups.flatMap(({ discounts }) => discounts),
    ];
    for (const list of lists) expect(new Set(list.map(({ id }) => id)).size).toBe(list.length);
  });

  it.each([
    ['Swiss', companyIdOf(swissDemoProducerId, 'CH')],
    ['German', companyIdOf(germanDemoProducerId, 'DE')],
  ])(
    'give the Swiss demo buyer a group and a surcharge with the %s producer of drills',
    (_country, companyId) => {
      const drills = materialGroupId('drills-hsse');
      const own = rules.discountGroups.filter((group) => group.producerCompanyId === companyId);
      const assigned = rules.discountAssignments.find(
        (row) =>
          row.customerCompanyId === swissBuyerCompanyId && own.some(({ id }) => id === row.discountGroupId),
      );
      const group = own.find(({ id }) => id === assigned?.discountGroupId);
      expect(group?.discounts.map(({ materialOrArticleGroupId }) => materialOrArticleGroupId)).toContain(
        drills,
      );
      const surcharge = rules.surcharges.find(
        (row) => row.producerCompanyId === companyId && row.materialGroupId === drills,
      );
      expect(surcharge?.value).toBeGreaterThan(0);
    },
  );
});
