import { StartRefused } from '../launcher/processes/start-refused.ts';
import { runSuites } from './test.ts';

/** `npm run empty-test`: tests the way from an empty instance to its first order. `--keep` leaves it up. */
export function emptyTest(args: readonly string[]): Promise<number> {
  const unknown = args.find((arg) => arg !== '--keep');
  if (unknown !== undefined)
    throw new StartRefused(`npm run empty-test does not know ${unknown}; it knows --keep.`);
  const wanted = { only: new Set(['empty'] as const), paths: [], keep: args.includes('--keep') };
  return runSuites(wanted, { empty: true });
}
