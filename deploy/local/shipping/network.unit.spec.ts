import { kubernetesBase } from './kubernetes-base.ts';

interface Policy {
  kind: string;
  metadata: { name: string };
  spec: {
    egress: {
      to: { ipBlock?: { cidr: string; except?: string[] } }[];
      ports: { port: number }[];
    }[];
  };
}
const outward = Object.values(kubernetesBase())
  .filter((manifest): manifest is Policy & typeof manifest => manifest.kind === 'NetworkPolicy')
  .flatMap(({ metadata, spec }) =>
    (spec.egress ?? []).flatMap(({ to, ports }) =>
      to.flatMap(({ ipBlock }) => (ipBlock ? [{ from: metadata.name, ports, ipBlock }] : [])),
    ),
  );

describe('the network', () => {
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
