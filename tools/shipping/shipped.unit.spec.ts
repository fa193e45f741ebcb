import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addressVariable, type Domain, domains } from '@werkbank/contracts/domains/source';
import { parse } from 'yaml';
import { openInstance, repositoryRoot, type Instance } from '../launcher/instance/instance.ts';
import { portsFrom } from '../launcher/instance/ports.ts';
import { gatewayEnvironment, serviceEnvironment } from '../launcher/parts/service-environment.ts';
import { natsUsers, natsUsersFile } from './nats-users-file.ts';
import { baseFolder, readShippedParts, type ShippedPart } from './shipped-parts.ts';

/** Set once for all parts: by the image, by an overlay or by Kubernetes. */
const elsewhere = [
  'NODE_ENV',
  'HOST',
  'PORT',
  'PUBLIC_URL',
  'MAIL_FROM',
  'SMTP_TLS',
  'FILES_DIR',
  'MEDIA_DIR',
  'DRAIN_MS',
];
/** Variables that Compose sets for all parts. */
const ofCompose = /^(OTEL_.*|KEYCLOAK_ISSUER)$/;

const read = (file: string): string => readFileSync(join(repositoryRoot, file), 'utf8');
const remotes = globSync('mfe-*', { cwd: repositoryRoot }).sort();
const parts = readShippedParts();
const servers = parts.filter(({ kind }) => kind === 'server');
const namesOf = (part: ShippedPart): string[] =>
  [...Object.keys(part.settings), ...part.secrets].filter((name) => !elsewhere.includes(name)).sort();
const domainOf = ({ name }: ShippedPart): Domain | undefined => domains.find((one) => one === name);

interface Composed {
  readonly environment: Readonly<Record<string, string>>;
  readonly depends_on: Readonly<Record<string, unknown>>;
}
const compose = parse(read('deploy/compose/compose.yaml'), { merge: true }) as {
  services: Record<string, Composed>;
};

it.each([...domains, 'gateway', ...remotes])('%s has its files in deploy/kubernetes', (name) => {
  const files = ['kustomization.yaml', 'service.yaml'].map((file) => `${baseFolder}/${name}/${file}`);
  expect(files.filter((file) => !existsSync(join(repositoryRoot, file)))).toEqual([]);
});

it('the base of Kubernetes lists each of its folders', () => {
  const { resources } = parse(read(`${baseFolder}/kustomization.yaml`)) as { resources: string[] };
  const folders = globSync('*/', { cwd: join(repositoryRoot, baseFolder) });
  expect([...resources].sort()).toEqual(folders.map((folder) => folder.replace(/\/$/, '')).sort());
});

const kustomized = globSync('deploy/kubernetes/{base,components}/*/', { cwd: repositoryRoot });

it.each(kustomized)('kustomize reads each file of %s', (folder) => {
  const text = read(join(folder, 'kustomization.yaml'));
  const files = globSync('*', { cwd: join(repositoryRoot, folder) });
  const named = (file: string) => new RegExp(`^ +- (path: )?${file}$`, 'm').test(text);
  expect(files.filter((file) => file !== 'kustomization.yaml' && !named(file))).toEqual([]);
});

it('users of NATS have the rights of the contract', () => {
  expect(read(natsUsersFile)).toBe(natsUsers());
});

it('the gateway has the address of each remote', () => {
  const addresses = remotes.map((name) => [name.replace('mfe-', ''), `http://${name}:8080`]);
  expect(JSON.parse(read(`${baseFolder}/gateway/remotes.json`))).toEqual(Object.fromEntries(addresses));
  for (const { name, port } of parts) if (remotes.includes(name)) expect([name, port]).toEqual([name, 8080]);
});

describe('the shipped manifests', () => {
  const before = process.env;
  let instance: Instance;
  beforeEach(() => {
    process.env = { MEILI_URL: 'http://127.0.0.1:8109', MEILI_KEY: 'key' };
    const stateDir = mkdtempSync(join(tmpdir(), 'shipped-'));
    instance = openInstance({ name: 'a test', stateDir, ports: portsFrom(8080), demoArticles: 0 });
  });
  afterEach(() => {
    process.env = before;
    rmSync(instance.stateDir, { recursive: true });
  });

  const launched = (part: ShippedPart): Record<string, string | undefined> => {
    const domain = domainOf(part);
    const environment = domain ? serviceEnvironment(instance, domain) : gatewayEnvironment(instance);
    const own = Object.entries(environment).filter(
      ([key]) => domain === 'catalog' || !key.startsWith('MEILI_'),
    );
    return Object.fromEntries(own);
  };

  it.each(servers)('get the variables that the launcher sets: $name', (part) => {
    expect(namesOf(part)).toEqual(
      Object.keys(launched(part))
        .filter((name) => !elsewhere.includes(name))
        .sort(),
    );
    expect(part.settings['PORT']).toBe(launched(part)['PORT']);
  });

  it.each(servers)('get the same in Compose: $name', (part) => {
    const { environment } = compose.services[part.name] ?? { environment: {} };
    const names = Object.keys(environment).filter(
      (name) => !elsewhere.includes(name) && !ofCompose.test(name),
    );
    expect(names.sort()).toEqual(namesOf(part));
    const { DRAIN_MS, ...settings } = part.settings;
    expect(DRAIN_MS).toBe('5000');
    expect(environment).toMatchObject(settings);
  });

  it.each(servers)('get only variables that they read: $name', (part) => {
    const folder = part.name === 'gateway' ? 'gateway' : `services/${part.name}`;
    const text = ['services/platform/src/env/service-env.ts', `${folder}/src/env.ts`]
      .filter((file) => existsSync(join(repositoryRoot, file)))
      .map(read)
      .join('\n');
    const addresses: readonly string[] = part.name === 'gateway' ? domains.map(addressVariable) : [];
    const unread = namesOf(part).filter((name) => !addresses.includes(name) && !text.includes(`  ${name}:`));
    expect(unread).toEqual([]);
  });

  it.each(servers)('reach only the same parts as in the launcher: $name', (part) => {
    const { smtp, ...ports } = instance.ports;
    const addresses = Object.values(launched(part)).join(' ');
    // Browsers use the public address; no part calls the gateway.
    const reached = Object.entries({ ...ports, mails: smtp })
      .filter(
        ([name, port]) => ![part.name, 'gateway'].includes(name) && addresses.includes(`127.0.0.1:${port}`),
      )
      .map(([name]) => name);
    expect(reachedBy(part).sort()).toEqual(reached.sort());
    const { depends_on } = compose.services[part.name] ?? { depends_on: {} };
    // Mails wait in the database, so the mail server need not be up first.
    const awaited = reached.filter((name) => name !== 'mails');
    expect(Object.keys(depends_on)).toEqual(expect.arrayContaining(awaited));
  });

  it.each(servers)('use the port of each called part: $name', ({ settings }) => {
    const portOf = Object.fromEntries([...parts, ...engines].map(({ name, port }) => [name, String(port)]));
    const urls = Object.values(settings).flatMap((value) =>
      value.startsWith('http:') ? [new URL(value)] : [],
    );
    expect(urls.length).toBeGreaterThan(0);
    for (const { hostname, port } of urls) expect([hostname, port]).toEqual([hostname, portOf[hostname]]);
  });
});

const engines = [
  { name: 'keycloak', port: 8080 },
  { name: 'meilisearch', port: 7700 },
];

/** Remotes and the bucket of files exist in a cluster only; the launcher has neither. */
function reachedBy({ policy }: ShippedPart): string[] {
  return policy.egress.flatMap(({ to, ports }) =>
    to.flatMap(({ podSelector, ipBlock }) => {
      if (ipBlock) return ports.some(({ port }) => port === 587) ? ['mails'] : [];
      const name = podSelector?.matchLabels?.['app.kubernetes.io/name'];
      return name === undefined || remotes.includes(name) ? [] : [name];
    }),
  );
}
