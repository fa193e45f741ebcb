import { kubernetesBase } from './kubernetes-base.ts';

interface Policy {
  kind: string;
  metadata: { name: string };
  spec: {
    ingress: { from?: unknown[]; ports: { port: number }[] }[];
    egress: {
      to: { ipBlock?: { cidr: string; except?: string[] } }[];
      ports: { port: number }[];
    }[];
  };
}
const policies = Object.values(kubernetesBase()).filter(
  (manifest): manifest is Policy & typeof manifest => manifest.kind === 'NetworkPolicy',
);
const outward = policies.flatMap(({ metadata, spec }) =>
  (spec.egress ?? []).flatMap(({ to, ports }) =>
    to.flatMap(({ ipBlock }) => (ipBlock ? [{ from: metadata.name, ports, ipBlock }] : [])),
  ),
);

describe('the network', () => {
  it('lets nobody to a part but those who are named, to the gateway the ingress controller and Prometheus alone', () => {
    const doors = policies.flatMap(({ metadata, spec }) =>
      (spec.ingress ?? []).map(({ from = [] }) => ({ name: metadata.name, from })),
    );
    for (const { from } of doors) expect(from).not.toEqual([]);
    const toGateway = doors.filter(({ name }) => name === 'gateway').map(({ from }) => JSON.stringify(from));
    expect(toGateway).toEqual([
      expect.stringMatching(/^\[{"namespaceSelector":.*"ingress-nginx".*"podSelector":.*}\]$/),
      expect.stringMatching(/^\[{"namespaceSelector":{"matchLabels":{[^}]*:"monitoring"}}}\]$/),
    ]);
  });

  it('lets those alone out who have somebody to reach there', () => {
    const arrows = outward.map(({ from, ports }) => [from, ...ports.map(({ port }) => port)]);
    expect(arrows).toEqual([
      ['orders', 443],
      ['admin', 587],
      ['keycloak', 443],
    ]);
  });

  it.each(['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16'])(
    'lets nobody reach other pods and services on the way out: %s',
    (range) => {
      for (const { ipBlock } of outward) expect(ipBlock.except).toContain(range);
    },
  );
});
