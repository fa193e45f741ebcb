import { join } from 'node:path';
import { type Instance, openInstance, repositoryRoot } from './instance.ts';
import { freePorts, portsFrom, publicPort } from './ports.ts';
import { portsOfReplicas } from './replicas.ts';
import { staysEmpty } from './empty-start.ts';

export const stateDirs = {
  start: join(repositoryRoot, '.state'),
  infra: join(repositoryRoot, '.state', 'infra'),
  test: join(repositoryRoot, '.test-state'),
} as const;

const articles = (otherwise: number): number => Number(process.env.DEMO_ARTICLES ?? otherwise);

/** The instance of `npm start` and `npm run dev`. */
export const startInstance = (watch: boolean, wantsEmpty = false): Instance =>
  openInstance({
    name: 'npm start',
    stateDir: stateDirs.start,
    ports: portsFrom(publicPort(process.env)),
    watch,
    inHurry: true,
    demoArticles: articles(20_000),
    empty: staysEmpty(stateDirs.start, wantsEmpty),
  });

/** PostgreSQL, NATS and Keycloak for a developer's integration tests, on separate ports. */
export const infraStack = (): Instance =>
  openInstance({
    name: 'infra',
    stateDir: stateDirs.infra,
    ports: portsFrom(process.env.PORT === undefined ? 18_080 : publicPort(process.env)),
    databasePrefix: 'werkbank_infra',
    hurried: true,
    demoArticles: 0,
  });

/** The instance of `npm test`, on free ports, with just enough articles for the tests. */
export const testInstance = async (replicas = 1, empty = false): Promise<Instance> =>
  openInstance({
    name: 'npm test',
    stateDir: stateDirs.test,
    ports: await freePorts(portsOfReplicas(replicas)),
    databasePrefix: 'werkbank_test',
    hurried: true,
    demoArticles: articles(3000),
    empty,
    replicas,
  });
