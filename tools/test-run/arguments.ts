import { StartRefused } from '../launcher/running/start-refused.ts';

/** Every suite, in the order in which they run: what needs nothing comes first. */
export const suiteNames = [
  'lint',
  'types',
  'unit',
  'web',
  'contract',
  'int',
  'api-e2e',
  'journey',
  'screens',
  'fault',
] as const;
/** `chaos` needs an instance with replicas, which only `npm run chaos` brings up. */
export type SuiteName = (typeof suiteNames)[number] | 'chaos';

export interface TestArguments {
  readonly only: ReadonlySet<SuiteName>;
  readonly paths: readonly string[];
  /** Leaves PostgreSQL, NATS, Keycloak and the instance up afterwards, until somebody ends them. */
  readonly keep: boolean;
}

/** Reads `--only unit,int`, `--keep` and paths. */
export function readArguments(args: readonly string[]): TestArguments {
  const paths: string[] = [];
  let only: ReadonlySet<SuiteName> = new Set(suiteNames);
  let keep = false;
  for (let at = 0; at < args.length; at++) {
    const arg = args[at]!;
    if (arg === '--keep') keep = true;
    else if (arg === '--only') only = new Set(suitesOf(args[++at] ?? ''));
    else if (arg.startsWith('--only=')) only = new Set(suitesOf(arg.slice('--only='.length)));
    else if (arg.startsWith('--'))
      throw new StartRefused(`npm test does not know ${arg}; it knows --only and --keep.`);
    else paths.push(arg);
  }
  return { only, paths, keep };
}

function suitesOf(list: string): SuiteName[] {
  return list.split(',').map((name) => {
    const known = suiteNames.find((suite) => suite === name);
    if (known === undefined)
      throw new StartRefused(`There is no suite "${name}"; there are ${suiteNames.join(', ')}.`);
    return known;
  });
}
