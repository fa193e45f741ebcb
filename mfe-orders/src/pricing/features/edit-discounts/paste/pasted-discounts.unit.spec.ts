import { drillDiscount } from '@werkbank/contracts/fixtures';
import { defaultLocaleConfig } from '@werkbank/contracts/localization';
import { changesOf, readPaste } from './pasted-discounts';

const groups = [
  { id: 3, name: 'HSS' },
  { id: 4, name: 'VHM Fräser' },
];
const tiers = { discountType: 'QuantityMaterialGroup' } as const;
const percent = { discountType: 'PercentageMaterialGroup' } as const;
const { de } = defaultLocaleConfig;
const always = { validFrom: null, validUntil: null };

describe('lines of a spreadsheet', () => {
  it.each([
    ['1.000', '5', '1.000: 1 / 1000'],
    ['10', '1.250', '1.250: 1,25 / 1250'],
  ])('are refused with both readings where a cell has two: %s, %s', (quantity, value, text) => {
    const { discounts, wrong } = readPaste(`HSS\t${quantity}\t${value}`, tiers, groups, de);
    expect(discounts).toEqual([]);
    expect(wrong).toEqual([{ line: 1, problem: 'readings', text }]);
  });

  it.each([
    ["1'000", '12,5', 1000, 12.5],
    ['1 000', '12.50 %', 1000, 12.5],
    ['50,0', '12,5\u00a0%', 50, 12.5],
    ['100 Stk.', '−5', 100, -5],
  ])('have %s pieces and %s per cent', (quantity, value, minQuantity, discountValue) => {
    const { discounts } = readPaste(`HSS\t${quantity}\t${value}`, tiers, groups, de);
    expect(discounts[0]?.discountQuantities).toEqual([{ minQuantity, discountValue }]);
  });

  it('are tiers of what they name, below heads, in any order', () => {
    const text = "Materialgruppe\tAb Menge\tRabatt\r\nhss\t1'000\t12,5 %\r\n\t0\t5\nVHM Fräser\t10\t7.25\n\n";
    expect(readPaste(text, tiers, groups, de)).toEqual({
      wrong: [],
      discounts: [
        {
          materialOrArticleGroupId: 3,
          name: 'HSS',
          discountValue: null,
          discountQuantities: [
            { minQuantity: 0, discountValue: 5 },
            { minQuantity: 1000, discountValue: 12.5 },
          ],
        },
        {
          materialOrArticleGroupId: 4,
          name: 'VHM Fräser',
          discountValue: null,
          discountQuantities: [{ minQuantity: 10, discountValue: 7.25 }],
        },
      ],
    });
  });

  it.each(['vhm fraeser', 'VHM Fra\u0308ser', 'VHM\u00a0FRÄSER'])('knows %j by its compare form', (name) => {
    expect(readPaste(`${name}\t5`, percent, groups, de)).toMatchObject({
      discounts: [{ materialOrArticleGroupId: 4 }],
      wrong: [],
    });
  });

  it('are per cent where the group has no tiers', () => {
    expect(readPaste('HSS\t5\nVHM Fräser\t7,5', percent, groups, de).discounts).toMatchObject([
      { materialOrArticleGroupId: 3, discountValue: 5, discountQuantities: [] },
      { materialOrArticleGroupId: 4, discountValue: 7.5 },
    ]);
  });

  it('name the wrong lines with their errors', () => {
    const text = 'HSS\t0\t5\nUnbekannt\t0\t5\nHSS\tviele\t5\nHSS\t10\tviel\nHSS\t0\t6\nHSS';
    expect(readPaste(text, tiers, groups, de).wrong).toEqual([
      { line: 2, problem: 'name', text: 'Unbekannt' },
      { line: 3, problem: 'quantity', text: 'viele' },
      { line: 4, problem: 'value', text: 'viel' },
      { line: 5, problem: 'twice', text: '0' },
      { line: 6, problem: 'cells', text: 'HSS' },
    ]);
  });
});

describe('what a paste changes', () => {
  const read = (text: string) => readPaste(text, tiers, groups, de).discounts;

  it('is empty if it repeats the present state', () => {
    const [change] = changesOf(read('HSS\t0\t5\nHSS\t50\t12,5'), [drillDiscount], always);
    expect(change?.kind).toBe('same');
  });

  it('keeps the entry from 0 on, and takes the place of the other tiers', () => {
    const [change] = changesOf(read('HSS\t100\t20'), [drillDiscount], always);
    expect(change).toMatchObject({
      kind: 'changed',
      after: {
        discountQuantities: [
          { minQuantity: 0, discountValue: 5 },
          { minQuantity: 100, discountValue: 20 },
        ],
      },
    });
  });

  it('is a further discount from another day on', () => {
    const from = { validFrom: '2027-01-01', validUntil: null };
    expect(changesOf(read('HSS\t0\t5'), [drillDiscount], from)[0]?.kind).toBe('new');
  });
});
