import { StartRefused } from '../launcher/processes/start-refused.ts';

/** Every suite in order; suites without parts come first. */
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
/** `chaos` needs replicas, `empty` an instance without demo data, `relevance` is a measurement; each has a separate script. */
export type SuiteName = (typeof suiteNames)[number] | 'chaos' | 'empty' | 'relevance';

export interface TestArguments {
  readonly only: ReadonlySet<SuiteName>;
  readonly paths: readonly string[];
  /** Keeps PostgreSQL, NATS, Keycloak and the instance up until they are stopped. */
  readonly keep: boolean;
  /** Runs only tests with a matching name. */
  readonly testName?: string;
  /** Measures the line coverage of unit and integration tests. */
  readonly coverage?: boolean;
}

/** Reads `--only unit,int`, `-t 'part of a name'`, `--coverage`, `--keep` and paths; the last `--only` counts. */
export function readArguments(args: readonly string[]): TestArguments {
  const paths: string[] = [];
  let only: ReadonlySet<SuiteName> = new Set(suiteNames);
  let keep = false;
  let coverage = false;
  let testName: string | undefined;
  for (let at = 0; at < args.length; at++) {
    const arg = args[at]!;
    if (arg === '--keep') keep = true;
    else if (arg === '--only') only = new Set(suitesOf(args[++at] ?? ''));
    else if (arg.startsWith('--only=')) only = new Set(suitesOf(arg.slice('--only='.length)));
    else if (arg === '--coverage') coverage = true;
    else if (arg === '-t') testName = nameIn(args[++at]);
    else if (arg.startsWith('-'))
      throw new StartRefused(`npm test does not know ${arg}; it knows --only, -t, --coverage and --keep.`);
    else paths.push(arg);
  }
  return { only, paths, keep, coverage, ...(testName === undefined ? {} : { testName }) };
}

function nameIn(text = ''): string {
  if (text !== '') return text;
  throw new StartRefused('-t is followed by words of a test.');
}

function suitesOf(list: string): SuiteName[] {
  return list.split(',').map((name) => {
    const known = suiteNames.find((suite) => suite === name);
    if (known === undefined)
      throw new StartRefused(`There is no suite "${name}"; there are ${suiteNames.join(', ')}.`);
    return known;
  });
}
