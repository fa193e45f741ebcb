import { StartRefused } from '../launcher/processes/start-refused.ts';
import { runSuites } from './test.ts';

/** How many runs one call makes where nobody says which. */
const usualRuns = 30;
const replicas = 2;

/**
 * `npm run chaos`: runs of seeds that have not run yet on the topology of production, added up over all calls.
 * `--seed 17` runs one again, `--seeds 1-300` those of a range that are missing, `--keep` leaves the instance up. Paths
 * choose files of the suite.
 */
export function chaos(args: readonly string[]): Promise<number> {
  const paths: string[] = [];
  let keep = false;
  process.env['FAULT_SEEDS'] ??= `1-${usualRuns}`;
  for (let at = 0; at < args.length; at++) {
    const arg = args[at]!;
    if (arg === '--keep') keep = true;
    else if (arg === '--seed') process.env['FAULT_SEED'] = number(args[++at]);
    else if (arg === '--seeds') process.env['FAULT_SEEDS'] = range(args[++at]);
    else if (arg.startsWith('--'))
      throw new StartRefused(`npm run chaos does not know ${arg}; it knows --seed, --seeds and --keep.`);
    else paths.push(arg);
  }
  return runSuites({ only: new Set(['chaos']), paths, keep }, replicas);
}

function number(text = ''): string {
  if (/^\d+$/.test(text)) return text;
  throw new StartRefused('--seed is followed by a number.');
}

function range(text = ''): string {
  if (/^\d+-\d+$/.test(text)) return text;
  throw new StartRefused('--seeds is followed by a range, such as 1-30.');
}
