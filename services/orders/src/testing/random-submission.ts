import type { CostBasis, DraftSection } from '@werkbank/contracts/entities';
import { costsOfGoods } from '@werkbank/contracts/money';
import fc from 'fast-check';
import type { Submission } from '../negotiation/create-order/order-of-submission.js';
import { aLine, anAddress, aSubmission, aTaxedSection } from './a-submission.js';

const taxes = fc.constantFrom(
  { taxRate: 8.1, taxReason: null },
  { taxRate: 19, taxReason: null },
  { taxRate: 2.6, taxReason: 'reducedRate' },
  { taxRate: 0, taxReason: 'taxFreeExport' },
);
const line = fc
  .record({
    quantity: fc.integer({ min: 1, max: 12 }),
    listPrice: fc.integer({ min: 1, max: 30_000 }),
    taxed: taxes,
  })
  .map(({ quantity, listPrice, taxed }) => aLine(`a-${quantity}-${listPrice}`, quantity, listPrice, taxed));
const cents = fc.integer({ min: 0, max: 5000 });
const freight = fc.option(
  fc.record({
    freeFrom: fc.option(fc.integer({ min: 1, max: 60_000 })),
    steps: fc.tuple(cents, cents, fc.integer({ min: 0, max: 200 })).map(([base, more, perKilogram]) => [
      { upToGrams: 1000, base, perKilogram: 0 },
      { upToGrams: null, base: base + more, perKilogram },
    ]),
  }),
  { freq: 5 },
);
const customs = fc.record({
  from: fc.constant('DE'),
  to: fc.constant('CH'),
  handling: cents,
  percent: fc.integer({ min: 0, max: 2500 }).map((hundredths) => hundredths / 100),
});

/** A section with the costs of its goods by its rules, taxed once per rate and reason. */
function section(lines: DraftSection['items'], basis: CostBasis, companyId: number): DraftSection {
  const goods = lines.reduce((sum, { price }) => sum + price.taxBase, 0);
  const grams = lines.reduce((sum, { unitWeight, quantity }) => sum + unitWeight * quantity, 0);
  const costs = costsOfGoods(basis, { goods, grams });
  const of = (type: string) => costs.find(({ costType }) => costType === type)?.taxBase ?? 0;
  const amounts = { freight: of('Freight'), customsHandling: of('CustomsHandling'), customs: of('Customs') };
  const dispatchLocation = anAddress(companyId * 10, basis.customs ? 'DE' : 'CH', 'DispatchLocation');
  return {
    ...aTaxedSection(lines, companyId, { costs, ...amounts }),
    shipper: basis.freight ? 'go' : 'selfCollection',
    isExport: basis.customs !== null,
    dispatchLocation,
    costBasis: basis,
  };
}

/** 1 to 3 producers, in francs and euros, within and across the border, delivered and collected. */
export const randomSubmission: fc.Arbitrary<Submission> = fc
  .record({
    currency: fc.constantFrom('CHF', 'EUR'),
    sections: fc.array(
      fc.record({
        lines: fc.array(line, { minLength: 1, maxLength: 4 }),
        freight,
        customs: fc.option(customs),
      }),
      { minLength: 1, maxLength: 3 },
    ),
  })
  .map(({ currency, sections }) => ({
    ...aSubmission(100_042, {
      orderSections: sections.map(({ lines, ...basis }, index) => {
        // Collected goods cross no border.
        const rules = basis.freight ? basis : { freight: null, customs: null };
        return section(lines, rules, 201 + index);
      }),
    }),
    orderCurrency: currency,
  }));
