import { draftSection } from '@werkbank/contracts/fixtures';
import { taxLines } from '@werkbank/contracts/money';
import fc from 'fast-check';
import { orderTotals } from './totals.js';

describe('totals of an order', () => {
  it('add up sections to the cent', () => {
    const foreign = {
      ...draftSection,
      freight: 1565,
      customsHandling: 3300,
      customs: 115,
      taxBase: 12_650,
      taxes: [{ rate: 8.1, base: 12_650, amount: 1025, reason: null }],
    };
    const totals = orderTotals([draftSection, foreign], 'CHF');
    expect(totals).toEqual({
      goods: 15_340,
      freight: 2515,
      customsHandling: 3300,
      customs: 115,
      taxBase: 21_270,
      // The sum of the sections' taxes, not 8.1 % of the sum, because the invoices of the sections must add up.
      taxes: [{ rate: 8.1, base: 21_270, amount: 1723, reason: null }],
      tax: 1723,
      total: 22_993,
      currency: 'CHF',
    });
  });
});

describe('what the buyer sees', () => {
  it('keeps two reasons of one rate apart, each rounded by itself, through all sections', () => {
    const row = (reason: string | null) => ({ rate: 8.1, reason, base: 994 });
    // 81 each; together they would be 161.
    const taxes = taxLines([row(null), row('reverseCharge')]);
    expect(taxes.map(({ amount }) => amount)).toEqual([81, 81]);
    const totals = orderTotals([{ ...draftSection, taxes }], 'CHF');
    expect([totals.taxes, totals.tax]).toEqual([taxes, 162]);
  });

  it('is the owed sum: the total is the sum of the rows of all sections', () => {
    const amount = fc.record({
      rate: fc.constantFrom(0, 2.6, 8.1, 19),
      reason: fc.constantFrom(null, 'exportFreeOfTax', 'reverseCharge'),
      base: fc.integer({ min: 0, max: 10 ** 7 }),
    });
    fc.assert(
      fc.property(fc.array(fc.array(amount), { minLength: 1 }), (parts) => {
        const sections = parts.map((part) => ({ ...draftSection, taxes: taxLines(part) }));
        const totals = orderTotals(sections, 'CHF');
        const owed = sections.flatMap(({ taxes }) => taxes);
        for (const { rate, reason, amount: sum } of totals.taxes) {
          const rows = owed.filter((row) => row.rate === rate && row.reason === reason);
          expect(rows.reduce((total, row) => total + row.amount, 0)).toBe(sum);
        }
        expect(owed.reduce((total, row) => total + row.amount, 0)).toBe(totals.tax);
      }),
    );
  });
});
