import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Refusals pass if the description documents them. */
const checks = [
  'not_a_server_error',
  'status_code_conformance',
  'content_type_conformance',
  'response_headers_conformance',
  'response_schema_conformance',
];
/** Excluded: an event stream never ends, so its answer cannot be checked. */
const endless = 'followOrders';

/** Input of `npm run schemathesis`, as JSON in `FUZZING`. */
interface Fuzzing {
  /** Command of schemathesis. */
  readonly tool: {
    readonly python: string;
    readonly args: readonly string[];
    readonly env: Readonly<Record<string, string>>;
  };
  readonly address: string;
  /** Keycloak's token endpoint and client. */
  readonly signIn: { readonly url: string; readonly clientId: string; readonly clientSecret: string };
  /** Absent for a visitor. */
  readonly account?: { readonly email: string; readonly password: string; readonly role: string };
  readonly reportDir: string;
  readonly args: readonly string[];
}

/** Result in `fuzzed-calls.json` of the report folder. */
interface FuzzedCalls {
  readonly passed: boolean;
  readonly operations: number;
  readonly cases: number;
  /** Operations that succeeded at least once. */
  readonly done: number;
}

/** Sends valid and invalid requests to every call of the description, in one role. */
async function fuzzCalls(fuzzing: Fuzzing): Promise<FuzzedCalls> {
  const { tool, address, signIn, account, reportDir, args } = fuzzing;
  const kept = join(reportDir, `answers-of-${account?.role ?? 'visitor'}.json`);
  const env = {
    ...tool.env,
    SCHEMATHESIS_HOOKS: 'caller',
    PYTHONPATH: [tool.env['PYTHONPATH'], import.meta.dirname].join(process.platform === 'win32' ? ';' : ':'),
    PYTHONDONTWRITEBYTECODE: '1',
    FUZZED_ANSWERS: kept,
    ...(account && {
      FUZZED_SIGN_IN: signIn.url,
      FUZZED_ACCOUNT: JSON.stringify(accountFor(fuzzing, account)),
    }),
  };
  const code = await run(tool.python, [...tool.args, ...argumentsOf(address, args)], reportDir, env);
  const answers = JSON.parse(readFileSync(kept, 'utf8')) as Record<string, Record<string, number>>;
  const counts = Object.values(answers);
  return {
    passed: code === 0 && counts.length > 0,
    operations: counts.length,
    cases: counts.flatMap((one) => Object.values(one)).reduce((sum, count) => sum + count, 0),
    done: counts.filter((one) => Object.keys(one).some((status) => status.startsWith('2'))).length,
  };
}

const accountFor = (
  { signIn }: Fuzzing,
  { email, password }: NonNullable<Fuzzing['account']>,
): Record<string, string> => ({
  grant_type: 'password',
  client_id: signIn.clientId,
  client_secret: signIn.clientSecret,
  username: email,
  password,
});

const argumentsOf = (address: string, more: readonly string[]): string[] => [
  'run',
  `${address}/api/openapi.json`,
  '--checks',
  checks.join(','),
  '--phases',
  'coverage,fuzzing',
  '--exclude-operation-id',
  endless,
  '--max-examples',
  '20',
  '--workers',
  '2',
  // The same cases each time, apart from effects of earlier calls.
  '--generation-deterministic',
  '--no-shrink',
  // Slow generation on a busy machine is no failure.
  '--suppress-health-check',
  'too_slow',
  '--request-timeout',
  '60',
  '--continue-on-failure',
  '--warnings',
  'off',
  '--no-color',
  ...more,
];

function run(
  file: string,
  args: readonly string[],
  cwd: string,
  env: Record<string, string>,
): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

const fuzzing = JSON.parse(process.env['FUZZING'] ?? '') as Fuzzing;
writeFileSync(join(fuzzing.reportDir, 'fuzzed-calls.json'), JSON.stringify(await fuzzCalls(fuzzing)));
