import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseAllDocuments } from 'yaml';
import { domains } from '@werkbank/contracts/domains/source';
import { repositoryRoot } from '../launcher/instance/instance.ts';
import { passwordVariable } from '../launcher/nats-users/nats-users.ts';
import { readShippedParts } from './shipped-parts.ts';

const overlay = join(repositoryRoot, 'deploy/kubernetes/overlays/small');
const owners = [...domains, 'keycloak'];
const roles = owners.flatMap((owner) => (owner === 'keycloak' ? [owner] : [owner, `${owner}_service`]));
const passwords = Object.fromEntries(
  roles.map((role) => [`${role.toUpperCase().replaceAll('-', '_')}_DB_PASSWORD`, `of ${role}`]),
);

/** The script that creates roles and databases on one machine and in Compose. A stub of psql records its input. */
describe('databases.sh', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'databases-'));
    writeFileSync(join(folder, 'psql'), '#!/bin/sh\necho "$* [$ROLE_PASSWORD]"\n');
    chmodSync(join(folder, 'psql'), 0o755);
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const run = (env: NodeJS.ProcessEnv) =>
    spawnSync('sh', [join(overlay, 'databases.sh')], {
      encoding: 'utf8',
      env: { PATH: `${folder}:${process.env.PATH}`, POSTGRES_PASSWORD: 'of the superuser', ...env },
    });

  it('gives each role a separate password, which no process list shows', () => {
    const { status, stdout } = run(passwords);
    expect(status).toBe(0);
    for (const role of roles) expect(stdout).toContain(`name=werkbank_${role} [of ${role}]`);
  });

  it.each([
    ['is missing', {}],
    ['of a service is missing', { ...passwords, CATALOG_SERVICE_DB_PASSWORD: '' }],
    ["is the superuser's", { ...passwords, ORDERS_DB_PASSWORD: 'of the superuser' }],
  ])('fails if a password %s', (_, env) => {
    const { status, stderr } = run(env);
    expect(status).toBe(1);
    expect(stderr).toContain('needs a password of its own');
  });
});

it('gets every password from the PostgreSQL secret on one machine', () => {
  const told = parseAllDocuments(readFileSync(join(overlay, 'postgres.yaml'), 'utf8'))
    .map((document) => JSON.stringify(document.toJS()))
    .join('');
  for (const name of ['POSTGRES_PASSWORD', ...Object.keys(passwords)])
    expect(told).toContain(
      `{"name":"${name}","valueFrom":{"secretKeyRef":{"name":"postgres","key":"${name}"}}}`,
    );
});

it.each(['small', 'production'])('each image of ours has a tag in the overlay %s', (name) => {
  const read = (file: string) => readFileSync(join(repositoryRoot, 'deploy/kubernetes', file), 'utf8');
  const parts = ['shell', ...readShippedParts().map((part) => part.name)];
  const text = read(`overlays/${name}/kustomization.yaml`);
  for (const part of parts)
    expect(text).toMatch(new RegExp(`name: werkbank/${part}, newTag: \\d+\\.\\d+\\.\\d+ `));
});

it.each(domains)('%s has its roles and its database in production', (domain) => {
  const text = readFileSync(
    join(repositoryRoot, 'deploy/kubernetes/overlays/production/postgres.yaml'),
    'utf8',
  );
  for (const line of [
    `- host werkbank_${domain} werkbank_${domain},werkbank_${domain}_service all scram-sha-256`,
    `passwordSecret: { name: postgres-${domain} }`,
    `passwordSecret: { name: postgres-${domain}-service }`,
    `owner: werkbank_${domain}`,
  ])
    expect(text).toContain(`${line}\n`);
});

it.each([
  'compose/compose.yaml',
  'kubernetes/overlays/small/nats.yaml',
  'kubernetes/overlays/production/nats.yaml',
])('NATS gets the password of each service: %s', (file) => {
  const text = readFileSync(join(repositoryRoot, 'deploy', file), 'utf8');
  for (const domain of domains) expect(text).toMatch(new RegExp(`${passwordVariable(domain)}\\b[:,]`));
});
