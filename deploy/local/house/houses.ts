import { join } from 'node:path';
import { type House, openHouse, repositoryRoot } from './house.ts';
import { freePorts, portsFrom, publicPort } from './ports.ts';

const local = join(repositoryRoot, 'deploy', 'local');

/** Where each house keeps its state. */
export const stateDirs = {
  start: join(local, '.state'),
  infra: join(local, '.state', 'infra'),
  test: join(local, '.test-state'),
} as const;

const articles = (otherwise: number): number => Number(process.env.DEMO_ARTICLES ?? otherwise);

/** The house of `npm start` and `npm run dev`. */
export const startHouse = (watch: boolean): House =>
  openHouse({
    name: 'npm start',
    stateDir: stateDirs.start,
    ports: portsFrom(publicPort(process.env)),
    watch,
    inHurry: true,
    demoArticles: articles(20_000),
  });

/** PostgreSQL, NATS and Keycloak for a developer's integration tests, on ports of their own. */
export const infraHouse = (): House =>
  openHouse({
    name: 'infra',
    stateDir: stateDirs.infra,
    ports: portsFrom(process.env.PORT === undefined ? 18_080 : publicPort(process.env)),
    databasePrefix: 'werkbank_infra',
    hurried: true,
    demoArticles: 0,
  });

/** The house of `npm test`, on ports that nobody uses, with enough articles for every test and no more. */
export const testHouse = async (): Promise<House> =>
  openHouse({
    name: 'npm test',
    stateDir: stateDirs.test,
    ports: await freePorts(),
    databasePrefix: 'werkbank_test',
    hurried: true,
    demoArticles: articles(3000),
  });
