import { addedUp, kept, type RunResult, summedResults } from './kept-results.ts';

const result = (seed: number): RunResult => ({
  seed,
  orders: 2,
  faults: ['killOne orders', 'killOne orders', 'wipe nats'],
  seconds: 1,
  violations: [],
});

describe('results of runs', () => {
  const given = { ...process.env };
  afterEach(() => {
    process.env = { ...given };
  });

  it('count a single seed, which is not stored', async () => {
    process.env['FAULT_SEEDS'] = '1-30';
    process.env['FAULT_SEED'] = '17';
    await kept(17, async () => result(17));
    expect(addedUp(summedResults())).toBe(
      '1 runs, 2 orders, 2 × killOne orders, 1 × wipe nats; violated in seeds []; broke off []',
    );
  });

  it('name violated seeds and aborted runs', () => {
    const violated = { ...result(3), violations: ['an order was lost'] };
    const aborted = { ...result(4), brokeOff: 'no answer' };
    expect(addedUp([violated, aborted])).toBe(
      '1 runs, 2 orders, 2 × killOne orders, 1 × wipe nats; violated in seeds [3]; broke off [4: no answer]',
    );
  });
});
