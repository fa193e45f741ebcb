import { wholeStack } from '../topology.ts';

const after = (name: string): readonly string[] => wholeStack.find((node) => node.name === name)?.after ?? [];

describe('the order of a start', () => {
  it('waits for Keycloak only before accounts and the gateway', () => {
    const waiting = wholeStack.filter((node) => node.after.includes('keycloak')).map(({ name }) => name);
    expect(waiting).toEqual(['load-admin', 'gateway']);
  });

  it('migrates before it loads data, and loads before it serves', () => {
    for (const domain of ['catalog', 'checkout', 'orders', 'admin']) {
      expect(after(`migrate-${domain}`)).toEqual(['compile', 'postgres']);
      expect(after(`load-${domain}`)).toEqual(expect.arrayContaining([`migrate-${domain}`, 'demo-data']));
      expect(after(domain)).toEqual([`load-${domain}`, 'streams']);
    }
  });
});
