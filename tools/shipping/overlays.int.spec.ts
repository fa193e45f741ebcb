import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, parseAllDocuments } from 'yaml';
import { domains } from '@werkbank/contracts/domains/source';
import { repositoryRoot } from '../launcher/instance/instance.ts';
import { type Policy, readShippedParts } from './shipped-parts.ts';

interface Variable {
  name: string;
  value?: string;
  valueFrom?: { secretKeyRef: { name: string } };
}
interface Container {
  name: string;
  env?: Variable[];
  image: string;
  ports?: { containerPort: number }[];
}
interface Thing {
  kind: string;
  metadata: { name: string; annotations?: Record<string, string> };
  data?: Record<string, string>;
  spec: {
    rules?: { host: string }[];
    template?: { spec: { containers: Container[]; initContainers?: Container[] } };
  } & Partial<Policy>;
}

const shippedParts = readShippedParts();
const overlays = ['small', 'production'] as const;
type Overlay = (typeof overlays)[number];
const folderOf = (overlay: Overlay) => join(repositoryRoot, 'deploy/kubernetes/overlays', overlay);

const { KUSTOMIZE } = process.env;
const built: Partial<Record<Overlay, Thing[]>> = {};
function build(overlay: Overlay): Thing[] {
  built[overlay] ??= parseAllDocuments(
    execFileSync(KUSTOMIZE ?? '', ['build', folderOf(overlay)], { encoding: 'utf8' }),
  ).map((document) => document.toJS() as Thing);
  return built[overlay];
}
const find = (overlay: Overlay, kind: string, name: string): Thing | undefined =>
  build(overlay).find((thing) => thing.kind === kind && thing.metadata.name === name);
const containerOf = (overlay: Overlay, name: string) =>
  find(overlay, 'Deployment', name)?.spec.template?.spec.containers[0];
const toldTo = (overlay: Overlay, name: string): string[] =>
  (containerOf(overlay, name)?.env ?? []).map((variable) => variable.name);

it.each(overlays)('names each of its files: %s', (overlay) => {
  const { resources, configMapGenerator } = parse(
    readFileSync(join(folderOf(overlay), 'kustomization.yaml'), 'utf8'),
  ) as { resources: string[]; configMapGenerator: { files?: string[] }[] };
  const named = [...resources, ...configMapGenerator.flatMap(({ files }) => files ?? [])];
  const there = globSync('*', { cwd: folderOf(overlay) }).filter((file) => file !== 'kustomization.yaml');
  expect(named.filter((file) => !file.startsWith('..')).sort()).toEqual(there.sort());
});

if (KUSTOMIZE) {
  describe.each(overlays)('the overlay %s', (overlay) => {
    it('has every part', () => {
      for (const { name } of shippedParts) expect(containerOf(overlay, name)?.image).toContain(`/${name}`);
    });

    it.each(shippedParts)('renders as unit tests read it: $name', ({ name, port, policy, ...part }) => {
      const { env = [], ports } = containerOf(overlay, name) ?? {};
      const values = Object.fromEntries(env.map((variable) => [variable.name, variable.value]));
      expect(values).toMatchObject(part.settings);
      const fromSecrets = env.filter(({ valueFrom }) => valueFrom).map((variable) => variable.name);
      expect(fromSecrets).toEqual(expect.arrayContaining([...part.secrets]));
      expect(ports).toEqual([{ name: 'http', containerPort: port }]);
      expect(find(overlay, 'NetworkPolicy', name)?.spec).toMatchObject(policy);
    });

    it.each(domains)(
      "gives the owner role to migrations only, and the operators' NATS user to no service: %s",
      (domain) => {
        const { containers = [], initContainers = [] } =
          find(overlay, 'Deployment', domain)?.spec.template?.spec ?? {};
        const secretOf = (name: string, variable: string) =>
          [...containers, ...initContainers]
            .find((container) => container.name === name)
            ?.env?.find((one) => one.name === variable)?.valueFrom?.secretKeyRef.name;
        expect(secretOf(domain, 'DATABASE_URL')).toBe(domain);
        expect(secretOf(domain, 'NATS_URL')).toBe(domain);
        expect(secretOf('migrate', 'DATABASE_URL')).toBe(`${domain}-owner`);
      },
    );

    it('has an ingress for each public address in the config map', () => {
      const { PUBLIC_URL = '', KEYCLOAK_ISSUER = '' } = find(overlay, 'ConfigMap', 'werkbank')?.data ?? {};
      const ingresses = build(overlay).filter(({ kind }) => kind === 'Ingress');
      expect(ingresses.flatMap(({ spec }) => spec.rules?.map(({ host }) => host))).toEqual(
        expect.arrayContaining([new URL(PUBLIC_URL).host, new URL(KEYCLOAK_ISSUER).host]),
      );
    });

    it('trusts the ingress as a proxy, for rate limits by client address', () => {
      const told = containerOf(overlay, 'gateway')?.env?.find(({ name }) => name === 'TRUSTED_PROXIES');
      expect(told?.value).toMatch(/^[\d.]+$/);
    });
  });

  describe('differences between the overlays', () => {
    it('include the file storage', () => {
      for (const service of ['catalog', 'orders']) {
        expect(toldTo('small', service)).toContain('FILES_DIR');
        expect(toldTo('production', service)).toEqual(
          expect.arrayContaining([
            'FILES_BUCKET',
            'FILES_REGION',
            'AWS_ACCESS_KEY_ID',
            'AWS_SECRET_ACCESS_KEY',
          ]),
        );
      }
    });

    it('include autoscaling, absent on one machine', () => {
      const scaled = (overlay: Overlay) =>
        build(overlay).filter(({ kind }) => kind === 'HorizontalPodAutoscaler').length;
      expect([scaled('small'), scaled('production')]).toEqual([0, shippedParts.length]);
    });

    it('include sticky sessions for several gateways, with nginx and Traefik', () => {
      expect(find('production', 'Ingress', 'werkbank')?.metadata.annotations).toMatchObject({
        'nginx.ingress.kubernetes.io/affinity': 'cookie',
      });
      expect(find('production', 'Service', 'gateway')?.metadata.annotations).toMatchObject({
        'traefik.ingress.kubernetes.io/service.sticky.cookie': 'true',
      });
    });
  });
}
