import { type PartOfSection, settleSection } from './settle-section.js';

const part = (stage: PartOfSection['stage'], base: number, amount: number): PartOfSection => ({
  stage,
  grams: 0,
  goods: [{ rate: 19, reason: null, base }],
  costs: [],
  taxes: [{ rate: 19, reason: null, costBase: 0, amount }],
});
const taxes = (parts: readonly PartOfSection[]) =>
  settleSection(null, parts).map(({ stage, taxes: [row] }) => [stage, row?.amount]);

it('keeps the tax of parts that have left, and lets a packed part take the cent of rounding', () => {
  // 19 % of 36,371 is 6,910; the three amounts add up to 6,911.
  const parts = [part('left', 12_124, 2304), part('packed', 12_124, 2304), part('left', 12_123, 2303)];
  expect(taxes(parts)).toEqual([
    ['left', 2304],
    ['left', 2303],
    ['packed', 2303],
  ]);
});

it('charges what has left by the rate of its sum when the packed part is cancelled', () => {
  expect(taxes([part('left', 12_124, 2304), part('left', 12_123, 2303)])).toEqual([
    ['left', 2304],
    ['left', 2303],
  ]);
});
