import { join } from 'node:path';
import { infraStack, stateDirs } from './instance/instances.ts';
import { testEnvironment } from './parts/test-environment.ts';
import { writeAtomically } from './instance/write-atomically.ts';
import { compile } from './preparing/compile.ts';
import { inForeground } from './running/foreground.ts';
import { infrastructure } from './topology.ts';

/** `infra`: PostgreSQL, NATS, Keycloak and transpiled services, for repeated runs of integration tests. */
export function infra(): Promise<number> {
  const instance = infraStack();
  return inForeground(instance, async ({ running, progress, end }) => {
    await running.bringUp([...infrastructure, compile]);
    const file = join(stateDirs.start, 'infra.env');
    const lines = Object.entries(testEnvironment(instance)).map(
      ([name, value]) => `export ${name}='${value}'\n`,
    );
    writeAtomically(file, lines.join(''));
    progress.say(`Everything is up. In another shell: source ${file}`);
    await end;
    return 0;
  });
}
