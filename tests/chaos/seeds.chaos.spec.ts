import { addedUp, kept, seedsToRun, summedResults } from './kept-results.ts';
import { planOf } from './plan.ts';
import { closeWorld, openWorld, runSeed, type World } from './run-seed.ts';
import { SteadyLoad } from './steady-load.ts';

async function workedOn<T>(load: SteadyLoad, run: () => Promise<T>): Promise<T> {
  load.start('reading');
  try {
    return await run();
  } finally {
    await load.end();
  }
}

/** Visitors, buyers, producers and admins keep working meanwhile and repeat failed calls. */
describe('orders during faults in the topology of production', () => {
  let world: World;
  beforeAll(async () => (world = await openWorld()), 60_000);
  afterAll(async () => {
    await closeWorld(world);
    console.log(addedUp(summedResults()));
  });

  it.each(seedsToRun())(
    'are neither lost nor duplicated with seed %i',
    async (seed) => {
      const load = new SteadyLoad(world.cast);
      const result = await kept(seed, () =>
        workedOn(load, () => runSeed(world, seed, planOf(seed, 'production'), () => load.end())),
      );
      expect(result.violations).toEqual([]);
    },
    360_000,
  );
});
