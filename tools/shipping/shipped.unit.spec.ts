import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openInstance, repositoryRoot, type Instance } from '../launcher/instance/instance.ts';
import { portsFrom } from '../launcher/instance/ports.ts';
import { addressVariable, domains } from '@werkbank/contracts/domains/source';
import { gatewayEnvironment, serviceEnvironment } from '../launcher/parts/service-environment.ts';
import { filesThere, shippedFiles } from './shipped-files.ts';
import { type ShippedPart, shippedDomains, shippedParts } from './shipped-parts.ts';

/** Said once for all, by the image or by who runs Werkbank somewhere. */
const elsewhere = [
  'NODE_ENV',
  'HOST',
  'PORT',
  'PUBLIC_URL',
  'MAIL_FROM',
  'SMTP_TLS',
  'FILES_DIR',
  'MEDIA_DIR',
];
/** What the launcher does not have: files in a bucket, and releases of teams. */
const shippedOnly = /^(files|mfe-.*)$/;

describe('what is shipped', () => {
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

  const launched = ({ name }: ShippedPart): Record<string, string | undefined> => {
    const domain = domains.find((one) => one === name);
    const environment = domain ? serviceEnvironment(instance, domain) : gatewayEnvironment(instance);
    const own = Object.entries(environment).filter(
      ([key]) => domain === 'catalog' || !key.startsWith('MEILI_'),
    );
    return Object.fromEntries(own);
  };
  const services = shippedParts.filter(({ kind }) => kind === 'service');

  it('is written as it is said, for Kubernetes and for Compose', () => {
    const wanted = shippedFiles();
    expect(filesThere()).toEqual(Object.keys(wanted).sort());
    for (const [file, text] of Object.entries(wanted))
      expect([file, readFileSync(join(repositoryRoot, file), 'utf8')]).toEqual([file, text]);
  });

  it.each(services)('is told what the launcher tells: $name', (part) => {
    const told = [...Object.keys(part.settings), ...part.secrets].sort();
    expect(told).toEqual(
      Object.keys(launched(part))
        .filter((name) => !elsewhere.includes(name))
        .sort(),
    );
  });

  it.each(services)('gets only variables that it reads: $name', (part) => {
    const folder = part.name === 'gateway' ? 'gateway' : `services/${part.name}`;
    const files = ['services/platform/src/env/service-env.ts', `${folder}/src/env.ts`];
    const text = files.map((file) => readFileSync(join(repositoryRoot, file), 'utf8')).join('\n');
    const addresses: readonly string[] = part.name === 'gateway' ? shippedDomains.map(addressVariable) : [];
    for (const name of [...Object.keys(part.settings), ...part.secrets])
      expect(addresses.includes(name) || text.includes(`  ${name}:`) ? '' : name).toBe('');
  });

  it.each(services)('reaches whom the launcher lets it reach, and nobody else: $name', (part) => {
    const { smtp, ...ports } = instance.ports;
    const addresses = Object.values(launched(part)).join(' ');
    const reached = Object.entries({ ...ports, mails: smtp })
      .filter(([name, port]) => name !== part.name && addresses.includes(`127.0.0.1:${port}`))
      .map(([name]) => name);
    const known = part.reaches.filter((name) => !shippedOnly.test(name));
    // Where browsers find Werkbank is no arrow: nobody but they asks there.
    expect([...known].sort()).toEqual(reached.filter((name) => name !== 'gateway').sort());
  });
});
