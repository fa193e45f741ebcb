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
    expect(newWorkspace(['service', 'example-service'], root)).toContain('services/example-service is there');
    expect(read('services/example-service/src/example-service.module.ts')).toContain(
      'class ExampleServiceModule',
    );
    expect(read('services/example-service/src/role-of-service.int.spec.ts')).toContain('roleGaps(database)');
    expect(JSON.parse(read('services/example-service/package.json'))).toMatchObject({
      name: '@werkbank/example-service',
      dependencies: { zod: '4.6.7' },
    });
  });

  it('is a service in the contract, so that npm start runs it', () => {
    newWorkspace(['service', 'example-service'], root);
    for (const list of ['domains', 'message-use'])
      expect(read(`contracts/src/${list}/index.ts`)).toContain("'orders', 'admin', 'example-service']");
  });

  it('is a service in Kubernetes and Compose, with the connections of every service', () => {
    newWorkspace(['service', 'example-service'], root);
    const port = 8116 + domains.length;
    const { allowed, accepted } = connections(readPolicies(root));
    expect(accepted).toEqual(allowed);
    const own = allowed.filter((one) => one.includes('example-service'));
    expect(own).toEqual([
      'example-service > keycloak:8080',
      'example-service > nats:4222',
      'example-service > postgres:5432',
      `gateway > example-service:${port}`,
    ]);
    const gateway = readShippedParts(root).find(({ name }) => name === 'gateway');
    expect(gateway?.settings).toMatchObject({ EXAMPLE_SERVICE_URL: `http://example-service:${port}` });
    const { services } = parse(read('deploy/compose/compose.yaml'), { merge: true }) as {
      services: Record<string, { environment: Record<string, string> }>;
    };
    expect(services['example-service']?.environment).toMatchObject({
      PORT: String(port),
      NATS_URL: expect.stringContaining('nats://example-service:${NATS_PASSWORD_EXAMPLE_SERVICE:?') as string,
      DATABASE_URL: expect.stringContaining('${EXAMPLE_SERVICE_SERVICE_DB_PASSWORD:?') as string,
    });
    expect(Object.keys(services)).toEqual(
      expect.arrayContaining(['migrate-example-service', 'load-example-service']),
    );
    expect(read('deploy/kubernetes/overlays/production/postgres.yaml')).toContain(
      'owner: werkbank_example-service',
    );
  });

  it('is a remote in Kubernetes and Compose', () => {
    newWorkspace(['remote', 'example'], root);
    const { allowed, accepted } = connections(readPolicies(root));
    expect(accepted).toEqual(allowed);
    expect(allowed).toContain('gateway > mfe-example:8080');
    expect(JSON.parse(read('deploy/kubernetes/base/gateway/remotes.json'))).toMatchObject({
      example: 'http://mfe-example:8080',
    });
    expect(read('deploy/compose/compose.yaml')).toContain('image: werkbank/mfe-example:local');
  });

  it('is a remote with a page in both languages', () => {
    newWorkspace(['remote', 'example'], root);
    expect(read('mfe-example/remote.manifest.ts')).toContain("path: '/example'");
    expect(Object.keys(JSON.parse(read('mfe-example/locales/de.json')) as object)).toEqual(
      Object.keys(JSON.parse(read('mfe-example/locales/en.json')) as object),
    );
    expect(read('mfe-example/src/pages/home-page.unit.spec.tsx')).toContain("at: '/example'");
  });

  it('is compiled with all others', () => {
    newWorkspace(['remote', 'example'], root);
    expect(JSON.parse(read('tsconfig.json'))).toEqual({
      references: [{ path: 'contracts' }, { path: 'mfe-example' }],
    });
  });

  it('never replaces an existing one', () => {
    expect(() => newWorkspace(['service', 'checkout'], root)).toThrow('services/checkout exists already');
  });

  it('has no hyphen in the name of a remote, because the build refuses it', () => {
    expect(() => newWorkspace(['remote', 'price-alerts'], root)).toThrow('letters from a to z only');
  });

  it.each([[['service', 'ExampleService']], [['service']], [['database', 'x']], [[]]])(
    'is refused for %j',
    (args) => {
      expect(() => newWorkspace(args, root)).toThrow('Usage');
    },
  );
});
