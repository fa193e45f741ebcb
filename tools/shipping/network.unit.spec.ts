import { connections, readPolicies, readShippedParts } from './shipped-parts.ts';

const policies = readPolicies();
const outward = Object.entries(policies).flatMap(([from, { egress }]) =>
  egress.flatMap(({ to, ports }) => to.flatMap(({ ipBlock }) => (ipBlock ? [{ from, ports, ipBlock }] : []))),
);

describe('the network', () => {
  it('has a policy for each part', () => {
    expect(Object.keys(policies)).toEqual(expect.arrayContaining(readShippedParts().map(({ name }) => name)));
  });

  it('accepts only the connections that callers may open', () => {
    const { allowed, accepted } = connections(policies);
    expect(allowed.length).toBeGreaterThan(20);
    expect(accepted).toEqual(allowed);
  });

  it('admits only named callers, and to the gateway only the ingress controller and Prometheus', () => {
    const doors = Object.entries(policies).flatMap(([name, { ingress }]) =>
      ingress.map(({ from = [] }) => ({ name, from })),
    );
    for (const { from } of doors) expect(from).not.toEqual([]);
    const toGateway = doors.filter(({ name }) => name === 'gateway').map(({ from }) => JSON.stringify(from));
    expect(toGateway.sort()).toEqual([
      expect.stringMatching(/^\[{"namespaceSelector":.*"ingress-nginx".*"podSelector":.*}\]$/),
      expect.stringMatching(/^\[{"namespaceSelector":{"matchLabels":{[^}]*:"monitoring"}}}\]$/),
    ]);
  });

  it('allows outgoing connections only for parts that need them', () => {
    const arrows = outward.map(({ from, ports }) => `${from} > ${ports.map(({ port }) => port).join()}`);
    expect(arrows.sort()).toEqual(['admin > 587', 'catalog > 443', 'keycloak > 443', 'orders > 443']);
  });

  it.each(['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16'])(
    'excludes private addresses from outgoing connections: %s',
    (range) => {
      for (const { ipBlock } of outward) expect(ipBlock.except).toContain(range);
    },
  );
});
