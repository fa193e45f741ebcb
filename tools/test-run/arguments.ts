import { StartRefused } from '../launcher/processes/start-refused.ts';

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
/** `chaos` needs an instance with replicas, `empty` one without demo data, `relevance` is measured: each has a script of its own. */
export type SuiteName = (typeof suiteNames)[number] | 'chaos' | 'empty' | 'relevance';

export interface TestArguments {
  readonly only: ReadonlySet<SuiteName>;
  readonly paths: readonly string[];
  /** Leaves PostgreSQL, NATS, Keycloak and the instance up afterwards, until somebody ends them. */
  readonly keep: boolean;
  /** Runs only the tests whose sentence matches. */
  readonly testName?: string;
  /** Measures which lines the tests of single parts reach. */
  readonly coverage?: boolean;
}

/** Reads `--only unit,int`, `-t 'part of a sentence'`, `--coverage`, `--keep` and paths; of two `--only` the later holds. */
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
