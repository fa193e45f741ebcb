import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { domains } from '@werkbank/contracts/domains/source';
import { repositoryRoot } from '../launcher/instance/instance.ts';

interface Composed {
  restart?: string;
  read_only?: boolean;
  environment?: Record<string, string>;
  configs?: { source: string }[];
  secrets?: { source: string }[];
  depends_on?: Record<string, { condition: string }>;
}
type Source = { file?: string; content?: string; environment?: string };

const read = (file: string): string => readFileSync(join(repositoryRoot, 'deploy/compose', file), 'utf8');
const file = parse(read('compose.yaml'), { merge: true }) as {
  services: Record<string, Composed>;
  configs: Record<string, Source>;
  secrets?: Record<string, Source>;
};
const services = Object.entries(file.services);
const awaited = new Set(
  services.flatMap(([, { depends_on = {} }]) =>
    Object.entries(depends_on)
      .filter(([, { condition }]) => condition === 'service_completed_successfully')
      .map(([name]) => name),
  ),
);

it('mounts files into read-only containers, as Compose refuses to write contents into them', () => {
  const sources = { ...file.configs, ...file.secrets };
  const written = services
    .filter(([, { read_only }]) => read_only)
    .flatMap(([name, { configs = [], secrets = [] }]) =>
      [...configs, ...secrets]
        .filter(({ source }) => sources[source]?.file === undefined)
        .map(({ source }) => `${name}: ${source}`),
    );
  expect(written).toEqual([]);
  expect(file.services['gateway']?.read_only).toBe(true);
});

it('names only existing configuration files', () => {
  for (const { file: named = '' } of Object.values(file.configs)) expect(read(named)).not.toBe('');
});

it('restarts containers after a crash or reboot, except one-time jobs', () => {
  expect(awaited.size).toBeGreaterThan(0);
  const staysDown = services.filter(([, { restart }]) => restart !== 'unless-stopped').map(([name]) => name);
  expect(staysDown.sort()).toEqual([...awaited].sort());
});

describe('passwords of PostgreSQL', () => {
  const variables = ({ environment = {} }: Composed): string[] =>
    Object.values(environment).flatMap((value) =>
      [...String(value).matchAll(/\$\{(\w+)/g)].map(([, name]) => name!),
    );

  const knownTo = (password: string): string[] =>
    services.filter(([, service]) => variables(service).includes(password)).map(([name]) => name);

  it("are each known to PostgreSQL and to one part, the superuser's to PostgreSQL alone", () => {
    expect(knownTo('POSTGRES_PASSWORD')).toEqual(['postgres']);
    expect(knownTo('KEYCLOAK_DB_PASSWORD')).toEqual(['postgres', 'keycloak']);
  });

  it.each(domains)('of the owner role are unknown to the running service: %s', (domain) => {
    const prefix = domain.toUpperCase().replaceAll('-', '_');
    expect(knownTo(`${prefix}_DB_PASSWORD`)).toEqual(['postgres', `migrate-${domain}`, `load-${domain}`]);
    expect(knownTo(`${prefix}_SERVICE_DB_PASSWORD`)).toEqual(['postgres', domain]);
    const url = file.services[domain]?.environment?.['DATABASE_URL'];
    expect(url).toContain(`//werkbank_${domain}_service:`);
  });

  it('are in the example environment, like every other required variable', () => {
    const example = read('.env.example').split('\n');
    const needed = read('compose.yaml').matchAll(/\$\{(\w+):\?/g);
    for (const [, name] of needed) expect(example).toContain(`${name}=`);
  });
});
