import { compareDay } from './compare-day.ts';
import type { MeasuredStep } from './measure-day.ts';
import { answeredPerSecond, answeredShare, failedOf, servedShare } from './run-step.ts';
import { drift, grownSinceFirstMinute } from './soak.ts';

const none = { answered: 0, 'turned away': 0, failed: 0, medianMs: 0, p95Ms: 0 };
const step = (changes: Partial<MeasuredStep['kinds']>, notBegun = 0): MeasuredStep => ({
  what: 'rising',
  rate: 100,
  seconds: 10,
  notBegun,
  kinds: { browse: none, basket: none, order: none, produce: none, administer: none, ...changes },
  complaints: [],
  cores: {},
  began: new Date(0),
  ended: new Date(0),
});
const kind = (answered: number, away = 0, failed = 0) => ({
  answered,
  'turned away': away,
  failed,
  medianMs: 4,
  p95Ms: 9,
});

it('counts begun and answered visits as served', () => {
  const measured = step({ browse: kind(90, 5), order: kind(3, 0, 1) }, 1);
  expect(servedShare(measured)).toBe(0.93);
  expect(answeredPerSecond(measured)).toBe(9.3);
  expect([failedOf(measured), answeredShare(measured, 'order')]).toEqual([1, 0.75]);
});

it('fails if orders were rejected past saturation or calls failed', () => {
  const well = step({ browse: kind(900), order: kind(20) });
  const engine = { keyReadsPerSecond: 4000, transactionsPerSecond: 800 };
  const missed = (past: MeasuredStep) =>
    compareDay({ steps: [well, past], saturation: well, half: well, past }, engine)
      .goals.filter(({ holds }) => !holds)
      .map(({ what }) => what);
  expect(missed(well)).toEqual([]);
  expect(missed(step({ browse: kind(900, 900), order: kind(20, 1) }))).toEqual([
    'orders answered past saturation',
  ]);
  expect(missed(step({ browse: kind(900, 900, 1), order: kind(20) }))).toEqual([
    'calls neither answered nor asked to come again',
  ]);
});

it('compares the last third of a soak with the second, because caches fill in the first', () => {
  expect(drift([1, 5, 9, 10, 10, 10, 11, 11, 12])).toBe(1.1);
});

it('compares the memory of a part after the last minute with that after the first one', () => {
  expect(grownSinceFirstMinute([{ gateway: 100 }, { gateway: 180 }, { gateway: 150 }])).toEqual({
    gateway: 1.5,
  });
});
