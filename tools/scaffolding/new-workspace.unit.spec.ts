import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { domains } from '@werkbank/contracts/domains/source';
import { parse } from 'yaml';
import { repositoryRoot } from '../launcher/instance/instance.ts';
import { connections, readPolicies, readShippedParts } from '../shipping/shipped-parts.ts';
import { newWorkspace } from './new-workspace.ts';

describe('a new workspace', () => {
  let root: string;
  const read = (path: string): string => readFileSync(join(root, path), 'utf8');

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'new-workspace-'));
    writeFileSync(join(root, 'tsconfig.json'), JSON.stringify({ references: [{ path: 'contracts' }] }));
    cpSync(join(repositoryRoot, 'deploy'), join(root, 'deploy'), {
      recursive: true,
      filter: (path) => !path.includes('.test-state'),
    });
    for (const list of ['domains', 'message-use']) {
      mkdirSync(join(root, 'contracts/src', list), { recursive: true });
      writeFileSync(
        join(root, 'contracts/src', list, 'index.ts'),
        "const all = ['catalog', 'checkout', 'orders', 'admin'];",
      );
    }
    for (const neighbour of ['services/checkout', 'mfe-checkout']) {
      mkdirSync(join(root, neighbour), { recursive: true });
      writeFileSync(
        join(root, neighbour, 'package.json'),
        JSON.stringify({ dependencies: { zod: '4.6.7' } }),
      );
    }
  });
  afterEach(() => rmSync(root, { recursive: true }));

  it('is a service with its own module, its tables and the versions of its neighbours', () => {
    expect(newWorkspace(['service', 'price-alerts'], root)).toContain('services/price-alerts is there');
    expect(read('services/price-alerts/src/price-alerts.module.ts')).toContain('class PriceAlertsModule');
    expect(read('services/price-alerts/src/role-of-service.int.spec.ts')).toContain('roleGaps(database)');
    expect(JSON.parse(read('services/price-alerts/package.json'))).toMatchObject({
      name: '@werkbank/price-alerts',
      dependencies: { zod: '4.6.7' },
    });
  });

  it('is a service that contracts know, so that npm start runs it', () => {
    newWorkspace(['service', 'price-alerts'], root);
    for (const list of ['domains', 'message-use'])
      expect(read(`contracts/src/${list}/index.ts`)).toContain("'orders', 'admin', 'price-alerts']");
  });

  it('is a service that Kubernetes and Compose know, with the connections that every service needs', () => {
    newWorkspace(['service', 'price-alerts'], root);
    const port = 8116 + domains.length;
    const { allowed, accepted } = connections(readPolicies(root));
    expect(accepted).toEqual(allowed);
    const own = allowed.filter((one) => one.includes('price-alerts'));
    expect(own).toEqual([
      `gateway > price-alerts:${port}`,
      'price-alerts > keycloak:8080',
      'price-alerts > nats:4222',
      'price-alerts > postgres:5432',
    ]);
    const gateway = readShippedParts(root).find(({ name }) => name === 'gateway');
    expect(gateway?.settings).toMatchObject({ PRICE_ALERTS_URL: `http://price-alerts:${port}` });
    const { services } = parse(read('deploy/compose/compose.yaml'), { merge: true }) as {
      services: Record<string, { environment: Record<string, string> }>;
    };
    expect(services['price-alerts']?.environment).toMatchObject({
      PORT: String(port),
      NATS_URL: expect.stringContaining('nats://price-alerts:${NATS_PASSWORD_PRICE_ALERTS:?') as string,
      DATABASE_URL: expect.stringContaining('${PRICE_ALERTS_SERVICE_DB_PASSWORD:?') as string,
    });
    expect(Object.keys(services)).toEqual(
      expect.arrayContaining(['migrate-price-alerts', 'load-price-alerts']),
    );
    expect(read('deploy/kubernetes/overlays/production/postgres.yaml')).toContain(
      'owner: werkbank_price-alerts',
    );
  });

  it('is a remote that Kubernetes and Compose know', () => {
    newWorkspace(['remote', 'returns'], root);
    const { allowed, accepted } = connections(readPolicies(root));
    expect(accepted).toEqual(allowed);
    expect(allowed).toContain('gateway > mfe-returns:8080');
    expect(JSON.parse(read('deploy/kubernetes/base/gateway/remotes.json'))).toMatchObject({
      returns: 'http://mfe-returns:8080',
    });
    expect(read('deploy/compose/compose.yaml')).toContain('image: werkbank/mfe-returns:local');
  });

  it('is a remote with a page in both languages', () => {
    newWorkspace(['remote', 'returns'], root);
    expect(read('mfe-returns/remote.manifest.ts')).toContain("path: '/returns'");
    expect(Object.keys(JSON.parse(read('mfe-returns/locales/de.json')) as object)).toEqual(
      Object.keys(JSON.parse(read('mfe-returns/locales/en.json')) as object),
    );
    expect(read('mfe-returns/src/pages/home-page.unit.spec.tsx')).toContain("at: '/returns'");
  });

  it('is compiled with all others', () => {
    newWorkspace(['remote', 'returns'], root);
    expect(JSON.parse(read('tsconfig.json'))).toEqual({
      references: [{ path: 'contracts' }, { path: 'mfe-returns' }],
    });
  });

  it('never replaces one that is there', () => {
    expect(() => newWorkspace(['service', 'checkout'], root)).toThrow('services/checkout exists already');
  });

  it.each([[['service', 'PriceAlerts']], [['service']], [['database', 'x']], [[]]])(
    'is refused for %j',
    (args) => {
      expect(() => newWorkspace(args, root)).toThrow('Usage');
    },
  );
});
