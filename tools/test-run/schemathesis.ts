import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findSchemathesis, type Schemathesis } from '../launcher/finding/test-tools.ts';
import { clearState } from '../launcher/instance/clear-state.ts';
import { logFile, repositoryRoot } from '../launcher/instance/instance.ts';
import { stateDirs, testInstance } from '../launcher/instance/instances.ts';
import { keycloakClient, keycloakUrl } from '../launcher/parts/keycloak.ts';
import { demoAccounts } from '../launcher/preparing/demo-data.ts';
import { explain, inForeground } from '../launcher/running/foreground.ts';
import { stackOf } from '../launcher/topology.ts';
import { runVisibly } from './run-visibly.ts';

/** Roles that try every call. The platform admin is last, because it can delete data of the others. */
const callers = ['visitor', 'buyer', 'producer', 'platform-admin'];

/**
 * `npm run schemathesis`: sends valid and invalid requests of the OpenAPI description to a separate instance, in four roles.
 * Fails on any server error or undocumented answer. Arguments after `--` go to schemathesis, such as
 * `--include-operation-id login`.
 */
export async function schemathesis(args: readonly string[]): Promise<number> {
  clearState(stateDirs.test);
  const instance = await testInstance();
  let tool: Schemathesis;
  try {
    tool = await findSchemathesis(logFile(instance, 'schemathesis'));
  } catch (error) {
    console.log(`Not run: schemathesis, for ${explain(error)}`);
    return 0;
  }
  const results = new Map<string, FuzzedCalls>();
  const code = await inForeground(
    instance,
    async ({ running, progress }) => {
      await running.bringUp(stackOf(1));
      for (const role of callers) {
        progress.say(`\n── every call as ${role} ──`);
        const account = demoAccounts(instance).find((one) => one.role === role);
        if (account === undefined && role !== 'visitor') throw new Error(`nobody is a ${role}`);
        const [address, reportDir] = [instance.publicUrl, instance.stateDir];
        const signIn = {
          url: `${keycloakUrl(instance)}/realms/${keycloakClient.realm}/protocol/openid-connect/token`,
          clientId: keycloakClient.id,
          clientSecret: keycloakClient.secret(instance),
        };
        results.set(role, await fuzzCalls({ tool, address, signIn, account, reportDir, args }));
      }
      return [...results.values()].every(({ passed }) => passed) ? 0 : 1;
    },
    1,
  );
  clearState(stateDirs.test, ['logs']);
  for (const [role, { passed, operations, cases, done }] of results) {
    const outcome = passed ? 'passed' : 'FAILED';
    console.log(
      `${role.padEnd(15)} ${outcome}: ${cases} answers of ${operations} operations, ${done} of which did what was asked`,
    );
  }
  return code;
}

const script = join(repositoryRoot, 'tests', 'fuzz', 'fuzz-calls.ts');

interface FuzzedCalls {
  readonly passed: boolean;
  readonly operations: number;
  readonly cases: number;
  readonly done: number;
}

async function fuzzCalls(
  fuzzing: { readonly reportDir: string } & Record<string, unknown>,
): Promise<FuzzedCalls> {
  const env = { ...process.env, FUZZING: JSON.stringify(fuzzing) };
  if ((await runVisibly([script], env, { limitMinutes: 120 })) !== 0)
    throw new Error('schemathesis broke off: see the lines above');
  return JSON.parse(readFileSync(join(fuzzing.reportDir, 'fuzzed-calls.json'), 'utf8')) as FuzzedCalls;
}
