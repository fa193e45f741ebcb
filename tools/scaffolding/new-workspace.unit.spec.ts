import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newWorkspace } from './new-workspace.ts';

describe('a new workspace', () => {
  let root: string;
  const read = (path: string): string => readFileSync(join(root, path), 'utf8');

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'new-workspace-'));
    writeFileSync(join(root, 'tsconfig.json'), JSON.stringify({ references: [{ path: 'contracts' }] }));
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

  it('is a remote with a page in both languages', () => {
    newWorkspace(['remote', 'returns'], root);
    expect(read('mfe-returns/remote.manifest.ts')).toContain("path: '/returns'");
    expect(Object.keys(JSON.parse(read('mfe-returns/locales/de.json')) as object)).toEqual(
      Object.keys(JSON.parse(read('mfe-returns/locales/en.json')) as object),
    );
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
