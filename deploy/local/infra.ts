import { join } from 'node:path';
import { openHouse, repositoryRoot } from './house/house.ts';
import { portsFrom, publicPort } from './house/ports.ts';
import { testEnvironment } from './house/test-environment.ts';
import { writeAtomically } from './house/write-atomically.ts';
import { runInForeground } from './running/foreground.ts';
import { infrastructure } from './topology.ts';

const stateDir = join(repositoryRoot, 'deploy', 'local', '.state', 'infra');

/** `infra`: PostgreSQL, NATS and Keycloak for somebody who runs integration tests again and again. */
export async function infra(): Promise<number> {
  const given = process.env.PORT === undefined ? 18_080 : publicPort(process.env);
  const house = openHouse({
    name: 'infra',
    stateDir,
    ports: portsFrom(given),
    databasePrefix: 'werkbank_infra',
    demoArticles: 0,
  });
  return runInForeground(house, async (running) => {
    await running.bringUp(infrastructure);
    const file = join(repositoryRoot, 'deploy', 'local', '.state', 'infra.env');
    const lines = Object.entries(testEnvironment(house)).map(
      ([name, value]) => `export ${name}='${value}'\n`,
    );
    writeAtomically(file, lines.join(''));
    return `Everything is up. In another shell: source ${file}`;
  });
}
