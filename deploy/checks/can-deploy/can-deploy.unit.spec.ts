import { type ContractShape, contractShape } from '@werkbank/contracts/compatibility';
import { reasonsAgainst } from './judge-deployment.ts';
import { partContract } from './part-contract.ts';

const parts = ['catalog', 'checkout', 'orders', 'admin', 'gateway', 'shell', 'mfe-catalog', 'mfe-orders'];
const contract = JSON.parse(JSON.stringify(contractShape())) as ContractShape;
const running = parts.map((part) => partContract(part, contract));
/** The contract with a change. */
const changed = (change: (copy: ContractShape) => void): ContractShape => {
  const copy = structuredClone(contract);
  change(copy);
  return copy;
};

describe('a part', () => {
  it.each(parts)('can be deployed beside parts of the same contract: %s', (part) => {
    expect(reasonsAgainst(partContract(part, contract), running)).toEqual([]);
  });

  it('knows what it promises and what it relies on', () => {
    const orders = partContract('orders', contract);
    expect(Object.keys(orders.provides.calls)).toContain('getSalesOrder');
    expect(Object.keys(orders.uses['checkout']?.events ?? {})).toEqual(['checkout.order-submitted.v1']);
    const checkout = partContract('checkout', contract);
    expect(Object.keys(checkout.uses['catalog']?.queries ?? {})).toContain('catalog.quote-prices');
    expect(Object.keys(partContract('mfe-orders', contract).uses)).toEqual(
      expect.arrayContaining(['orders', 'gateway']),
    );
  });

  it('names whom it would break, and with what', () => {
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

  it('names whoever does something at a code that is gone or has another status', () => {
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

  it('may change a code that is only shown, and compares none with a part that was noted without', () => {
    const candidate = changed((copy) => delete copy.errors['DELIVERY_NOT_FOUND']);
    expect(reasonsAgainst(partContract('orders', candidate), running)).toEqual([]);
    const untold = running.map((part) => ({ ...part, provides: { ...part.provides, errors: {} } }));
    expect(reasonsAgainst(partContract('mfe-orders', contract), untold)).toEqual([]);
  });

  it('may drop what nobody uses any more', () => {
    const unused = running.map((part) => ({ ...part, uses: {} }));
    const candidate = changed((copy) => delete copy.events['orders.order-deleted.v1']);
    expect(reasonsAgainst(partContract('orders', candidate), unused)).toEqual([]);
  });

  it('waits for those who have what it needs', () => {
    const older = changed((copy) => delete copy.queries['catalog.quote-prices']);
    const deployed = parts.map((part) => partContract(part, part === 'catalog' ? older : contract));
    expect(reasonsAgainst(partContract('checkout', contract), deployed)).toEqual([
      'catalog 0.1.0 runs without it, deploy catalog first: query catalog.quote-prices is gone',
    ]);
  });
});
