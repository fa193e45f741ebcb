import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../launcher/instance/instance.ts';
import { readChaosArguments } from './chaos.ts';

const seedsFile = 'tests/chaos/seeds.chaos.spec.ts';

describe('the arguments of npm run chaos', () => {
  it('run every file without a seed', () => {
    expect(readChaosArguments(['--keep'])).toEqual({ paths: [], keep: true, env: {} });
  });

  it.each([
    [['--seed', '17'], { FAULT_SEED: '17' }],
    [['--seeds', '31-60'], { FAULT_SEEDS: '31-60' }],
  ])('run only the file of seeds for %j', (args, env) => {
    expect(readChaosArguments(args)).toEqual({ paths: [seedsFile], keep: false, env });
    expect(existsSync(join(repositoryRoot, seedsFile))).toBe(true);
  });

  it('run the named files also with a seed', () => {
    expect(readChaosArguments(['--seed', '17', 'goodput']).paths).toEqual(['goodput']);
  });

  it.each([
    [['--seed', 'x'], '--seed is followed by a number.'],
    [['--seeds', '5'], '--seeds is followed by a range, such as 1-30.'],
    [['--sed', '5'], 'npm run chaos does not know --sed; it knows --seed, --seeds and --keep.'],
  ])('refuse %j', (args, message) => {
    expect(() => readChaosArguments(args)).toThrow(message);
  });
});
