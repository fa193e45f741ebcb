import { findSchemathesis, type Schemathesis } from './finding/find-schemathesis.ts';
import { type FuzzedCalls, fuzzCalls } from './fuzzing/fuzz-calls.ts';
import { clearState } from './instance/clear-state.ts';
import { logFile } from './instance/instance.ts';
import { stateDirs, testInstance } from './instance/instances.ts';
import { keycloakClient, keycloakUrl } from './parts/keycloak.ts';
import { demoAccounts } from './preparing/demo-data.ts';
import { explain, inForeground } from './running/foreground.ts';
import { stackOf } from './topology.ts';

/** Who tries every call; the last one can take away what the others need. */
const callers = ['visitor', 'buyer', 'producer', 'platform-admin'];

/**
 * `npm run schemathesis`: asks an instance of its own everything that its OpenAPI description allows, and what it does not,
 * as four callers. Ends red on any answer that is a failure of a server or that the description does not know. What
 * stands behind `--` goes to schemathesis, such as `--include-operation-id login`.
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
