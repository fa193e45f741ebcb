import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ContractShape, contractShape } from '@werkbank/contracts/compatibility';
import { compileFolders } from '../../launcher/preparing/compile.ts';
import { noteDeployed } from './deployed-parts.ts';
import { reasonsAgainst } from './judge-deployment.ts';
import { partContract } from './part-contract.ts';

const parts = ['catalog', 'checkout', 'orders', 'admin', 'gateway', 'shell', 'mfe-catalog', 'mfe-orders'];
const contract = JSON.parse(JSON.stringify(contractShape())) as ContractShape;
const running = parts.map((part) => partContract(part, contract));
const changed = (change: (copy: ContractShape) => void): ContractShape => {
  const copy = structuredClone(contract);
  change(copy);
  return copy;
};

describe('a part', () => {
  it.each(parts)('can be deployed beside parts of the same contract: %s', (part) => {
    expect(reasonsAgainst(partContract(part, contract), running)).toEqual([]);
  });

  it('lists its promises and its dependencies', () => {
    const orders = partContract('orders', contract);
    expect(Object.keys(orders.provides.calls)).toContain('getSalesOrder');
    expect(Object.keys(orders.uses['checkout']?.events ?? {})).toEqual(['checkout.order-submitted.v1']);
    const checkout = partContract('checkout', contract);
    expect(Object.keys(checkout.uses['catalog']?.queries ?? {})).toContain('catalog.quote-prices');
    expect(Object.keys(partContract('mfe-orders', contract).uses)).toEqual(
      expect.arrayContaining(['orders', 'gateway']),
    );
  });

  it('names the parts that it would break, with the reason', () => {
    const candidate = changed((copy) => {
      delete copy.calls['getSalesOrder'];
      delete copy.events['orders.order-deleted.v1'];
    });
    const reasons = reasonsAgainst(partContract('orders', candidate), running);
    expect(reasons).toEqual(
      expect.arrayContaining([
        'catalog 0.1.0 would break: event orders.order-deleted.v1 is gone',
        'mfe-orders 0.1.0 would break: call getSalesOrder is gone',
        'gateway 0.1.0 would break: call getSalesOrder is gone',
      ]),
    );
    expect(reasons.join()).not.toMatch(/mfe-catalog|checkout/);
  });

  it('names front ends that handle an error code which is gone or has another status', () => {
    const candidate = changed((copy) => {
      delete copy.errors['SHIPPING_LABEL_NOT_YET_CREATED'];
      copy.errors['CHANGED_MEANWHILE'] = 412;
    });
    const reasons = reasonsAgainst(partContract('orders', candidate), running);
    expect(reasons).toEqual(
      expect.arrayContaining([
        'mfe-orders 0.1.0 would break: error SHIPPING_LABEL_NOT_YET_CREATED changed from 409 to nothing',
        'mfe-orders 0.1.0 would break: error CHANGED_MEANWHILE changed from 409 to 412',
      ]),
    );
    expect(reasons.join()).not.toMatch(/checkout|admin/);
  });

  it('may change an error code that front ends only show, and skips parts noted without codes', () => {
    const candidate = changed((copy) => delete copy.errors['DELIVERY_NOT_FOUND']);
    expect(reasonsAgainst(partContract('orders', candidate), running)).toEqual([]);
    const untold = running.map((part) => ({ ...part, provides: { ...part.provides, errors: {} } }));
    expect(reasonsAgainst(partContract('mfe-orders', contract), untold)).toEqual([]);
  });

  it('may drop unused calls, events and queries', () => {
    const unused = running.map((part) => ({ ...part, uses: {} }));
    const candidate = changed((copy) => delete copy.events['orders.order-deleted.v1']);
    expect(reasonsAgainst(partContract('orders', candidate), unused)).toEqual([]);
  });

  it('has to wait for the deployment of its dependencies', () => {
    const older = changed((copy) => delete copy.queries['catalog.quote-prices']);
    const deployed = parts.map((part) => partContract(part, part === 'catalog' ? older : contract));
    expect(reasonsAgainst(partContract('checkout', contract), deployed)).toEqual([
      'catalog 0.1.0 runs without it, deploy catalog first: query catalog.quote-prices is gone',
    ]);
  });
});

describe('npm run can-deploy', () => {
  let folder: string;
  // The command runs the JavaScript of the contract.
  beforeAll(() => compileFolders(['contracts']));
  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'deployed-'))));
  afterEach(() => rmSync(folder, { recursive: true }));
  const canDeploy = (...args: string[]) => {
    const run = join(import.meta.dirname, 'run.ts');
    const { status, stdout, stderr } = spawnSync(process.execPath, [run, ...args, '--deployed', folder], {
      encoding: 'utf8',
    });
    return { status, said: stdout + stderr };
  };
  const asVersion = (part: string, version: string, change = contract) => ({
    ...partContract(part, change),
    version,
  });

  it('refuses to judge without notes, unless the part is the first', () => {
    expect(canDeploy('orders')).toEqual({
      status: 1,
      said: expect.stringContaining('Nothing is noted as deployed'),
    });
    expect(canDeploy('orders', '--first')).toEqual({
      status: 0,
      said: 'orders 0.1.0 can be deployed as the first.\n',
    });
    expect(canDeploy('nobody').status).toBe(2);
  });

  it('compares with the noted deployments', () => {
    expect(canDeploy('catalog', '--record').status).toBe(0);
    expect(canDeploy('checkout')).toEqual({
      status: 0,
      said: 'checkout 0.1.0 can be deployed beside catalog 0.1.0.\n',
    });
  });

  it('compares with both of two parallel releases', () => {
    const withMore = changed(
      (copy) => (copy.calls['ofYesterday'] = structuredClone(contract.calls['getSalesOrder']!)),
    );
    const before = asVersion('mfe-orders', '0.0.9');
    const uses = {
      ...before.uses,
      orders: { ...before.uses['orders']!, calls: { ofYesterday: withMore.calls['ofYesterday']! } },
    };
    noteDeployed(folder, { ...before, uses }, false);
    noteDeployed(folder, asVersion('mfe-orders', '0.1.0'), true);
    expect(canDeploy('orders')).toEqual({
      status: 1,
      said: expect.stringContaining('mfe-orders 0.0.9 would break: call ofYesterday is gone'),
    });
    expect(canDeploy('mfe-orders', '--record').status).toBe(0);
    expect(canDeploy('orders').status).toBe(0);
  });
});
