import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse } from 'yaml';
import { repositoryRoot } from '../launcher/instance/instance.ts';

export const baseFolder = 'deploy/kubernetes/base';

interface Port {
  readonly protocol: string;
  readonly port: number;
}
/** Pods by their labels, or addresses outside of the cluster. */
interface Peer {
  readonly podSelector?: { readonly matchLabels?: Readonly<Record<string, string>> };
  readonly namespaceSelector?: object;
  readonly ipBlock?: { readonly cidr: string; readonly except?: readonly string[] };
}
interface IngressRule {
  readonly from?: readonly Peer[];
  readonly ports: readonly Port[];
}
interface EgressRule {
  readonly to: readonly Peer[];
  readonly ports: readonly Port[];
}
export interface Policy {
  readonly ingress: readonly IngressRule[];
  readonly egress: readonly EgressRule[];
}

/** A part in `deploy/kubernetes/base`, as kustomize renders it there. */
export interface ShippedPart {
  readonly name: string;
  /** `server` is the gateway or a service. */
  readonly kind: 'server' | 'remote';
  readonly port: number;
  readonly settings: Readonly<Record<string, string>>;
  /** Variables with a value from a secret. */
  readonly secrets: readonly string[];
  readonly policy: Policy;
}

interface Variable {
  readonly name: string;
  readonly value?: string;
}
interface Deployment {
  readonly spec: { readonly template: { readonly spec: { readonly containers?: readonly Container[] } } };
}
interface Container {
  readonly env?: readonly Variable[];
}
/** A merge of a policy, or additions to its lists. */
type PolicyPatch =
  | { readonly spec: Partial<Policy> }
  | readonly (
      | { readonly path: '/spec/ingress/-'; readonly value: IngressRule }
      | { readonly path: '/spec/egress/-'; readonly value: EgressRule }
    )[];

const read = <T>(file: string): T => parse(readFileSync(file, 'utf8')) as T;
const readIfThere = <T>(file: string): T[] => (existsSync(file) ? [read<T>(file)] : []);

/** Reads the manifests of all parts without kustomize. `overlays.int.spec.ts` compares the result with kustomize's. */
export const readShippedParts = (root: string = repositoryRoot): readonly ShippedPart[] =>
  globSync(`${baseFolder}/*/service.yaml`, { cwd: root })
    .sort()
    .map((file) => readPart(join(root, dirname(file))));

function readPart(folder: string): ShippedPart {
  const { metadata, spec } = read<{ metadata: { name: string }; spec: { ports: [{ port: number }] } }>(
    join(folder, 'service.yaml'),
  );
  const layers = layersOf(folder);
  const { port } = spec.ports[0];
  const variables = Object.values(
    Object.fromEntries(layers.flatMap(variablesOf).map((variable) => [variable.name, variable])),
  );
  return {
    name: metadata.name,
    kind: layers.some((layer) => layer.endsWith('/components/remote')) ? 'remote' : 'server',
    port,
    settings: Object.fromEntries(
      variables.flatMap(({ name, value }) =>
        value === undefined ? [] : [[name, name === 'PORT' ? String(port) : value]],
      ),
    ),
    secrets: variables.filter(({ value }) => value === undefined).map(({ name }) => name),
    policy: policyOf(layers, port),
  };
}

/** Folders of a part's manifests, the shared ones first. */
function layersOf(folder: string): string[] {
  const { components = [] } = read<{ components?: string[] }>(join(folder, 'kustomization.yaml'));
  return [...components.flatMap((component) => layersOf(join(folder, component))), folder];
}

const variablesOf = (layer: string): readonly Variable[] =>
  readIfThere<Deployment>(join(layer, 'deployment.yaml')).flatMap(
    ({ spec }) => spec.template.spec.containers?.[0]?.env ?? [],
  );

/** Replaces the port 0, like the component `named`. */
function policyOf(layers: readonly string[], port: number): Policy {
  const { ingress, egress } = layers
    .flatMap((layer) => readIfThere<PolicyPatch>(join(layer, 'network-policy.yaml')))
    .reduce(patched, { ingress: [], egress: [] });
  const named = ingress.map((rule) => ({
    ...rule,
    ports: rule.ports.map((one) => (one.port === 0 ? { ...one, port } : one)),
  }));
  return { ingress: named, egress };
}

function patched(policy: Policy, patch: PolicyPatch): Policy {
  if ('spec' in patch)
    return { ingress: patch.spec.ingress ?? policy.ingress, egress: patch.spec.egress ?? policy.egress };
  return {
    ingress: [
      ...policy.ingress,
      ...patch.flatMap((one) => (one.path === '/spec/ingress/-' ? [one.value] : [])),
    ],
    egress: [...policy.egress, ...patch.flatMap((one) => (one.path === '/spec/egress/-' ? [one.value] : []))],
  };
}

/** The policies of parts and of the engines beside them, by name. */
export function readPolicies(root: string = repositoryRoot): Record<string, Policy> {
  const engines = globSync(`${baseFolder}/network/*.yaml`, { cwd: root })
    .sort()
    .map((file) =>
      read<{ kind: string; metadata?: { name: string }; spec: Partial<Policy> }>(join(root, file)),
    )
    .filter(({ kind }) => kind === 'NetworkPolicy')
    .map(({ metadata, spec }) => [metadata?.name ?? '', { ingress: [], egress: [], ...spec }] as const);
  return Object.fromEntries([
    ...readShippedParts(root).map(({ name, policy }) => [name, policy] as const),
    ...engines,
  ]);
}

/** `orders > nats:4222`, as callers may connect and as called parts accept. */
export function connections(policies: Record<string, Policy>): { allowed: string[]; accepted: string[] } {
  const nameOf = ({ podSelector }: Peer) => podSelector?.matchLabels?.['app.kubernetes.io/name'];
  const named = (peers: readonly Peer[]) => peers.flatMap((peer) => nameOf(peer) ?? []);
  const all = Object.entries(policies);
  return {
    allowed: all
      .flatMap(([name, { egress }]) =>
        egress.flatMap(({ to, ports }) =>
          named(to).flatMap((one) => ports.map(({ port }) => `${name} > ${one}:${port}`)),
        ),
      )
      .sort(),
    accepted: all
      .flatMap(([name, { ingress }]) =>
        ingress.flatMap(({ from = [], ports }) =>
          named(from).flatMap((one) => ports.map(({ port }) => `${one} > ${name}:${port}`)),
        ),
      )
      .sort(),
  };
}
