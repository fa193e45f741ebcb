import { kept, seedsToRun } from './kept-results.ts';
import { planOf } from './plan.ts';
import { closeWorld, openWorld, runSeed, type World } from './run-seed.ts';

describe('orders during faults of parts', () => {
  let world: World;
  beforeAll(async () => (world = await openWorld()));
  afterAll(() => closeWorld(world));

  const seeds = seedsToRun();
  it.each(seeds)(
    'are neither lost nor duplicated with seed %i',
    async (seed) => {
      const result = await kept(seed, () => runSeed(world, seed, planOf(seed)));
      expect(result.violations).toEqual([]);
    },
    240_000,
  );
});
