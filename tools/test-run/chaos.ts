import { StartRefused } from '../launcher/processes/start-refused.ts';
import { runSuites } from './test.ts';

/** Runs per call without `--seed` or `--seeds`. */
const usualRuns = 30;
const replicas = 2;
const seedsFile = 'tests/chaos/seeds.chaos.spec.ts';

interface ChaosArguments {
  readonly paths: readonly string[];
  readonly keep: boolean;
  /** `FAULT_SEED` or `FAULT_SEEDS` of the suite. */
  readonly env: Readonly<Record<string, string>>;
}

/**
 * `npm run chaos`: runs new seeds on the topology of production, with results summed over all calls, and the other files of the
 * suite. `--seed 17` repeats one seed and `--seeds 1-300` runs the missing ones of a range, without the other files. `--keep`
 * leaves the instance up. Paths select files of the suite.
 */
export function chaos(args: readonly string[]): Promise<number> {
  const { paths, keep, env } = readChaosArguments(args);
  process.env['FAULT_SEEDS'] ??= `1-${usualRuns}`;
  Object.assign(process.env, env);
  return runSuites({ only: new Set(['chaos']), paths, keep }, { replicas });
}

export function readChaosArguments(args: readonly string[]): ChaosArguments {
  const paths: string[] = [];
  const env: Record<string, string> = {};
  let keep = false;
  for (let at = 0; at < args.length; at++) {
    const arg = args[at]!;
    if (arg === '--keep') keep = true;
    else if (arg === '--seed') env['FAULT_SEED'] = number(args[++at]);
    else if (arg === '--seeds') env['FAULT_SEEDS'] = range(args[++at]);
    else if (arg.startsWith('--'))
      throw new StartRefused(`npm run chaos does not know ${arg}; it knows --seed, --seeds and --keep.`);
    else paths.push(arg);
  }
  const seedsOnly = paths.length === 0 && Object.keys(env).length > 0;
  return { paths: seedsOnly ? [seedsFile] : paths, keep, env };
}

function number(text = ''): string {
  if (/^\d+$/.test(text)) return text;
  throw new StartRefused('--seed is followed by a number.');
}

function range(text = ''): string {
  if (/^\d+-\d+$/.test(text)) return text;
  throw new StartRefused('--seeds is followed by a range, such as 1-30.');
}
