import {
  callersOf,
  infrastructure,
  portOf,
  type Manifest,
  type ShippedPart,
  shippedParts,
  teamAddresses,
} from './shipped-parts.ts';
import { deployment } from './kubernetes-deployment.ts';

const nameLabel = 'app.kubernetes.io/name';
const labels = (name: string) => ({ [nameLabel]: name });
const metadata = (name: string) => ({ name, labels: labels(name) });
const podsOf = (name: string) => ({ podSelector: { matchLabels: labels(name) } });
const tcp = (port: number) => ({ protocol: 'TCP', port });

const outside: readonly string[] = ['files', 'mails', 'companies'];
/** What lies outside of the cluster is reached by its port alone: anywhere but where clusters have their pods and services. */
const elsewhere = {
  ipBlock: {
    cidr: '0.0.0.0/0',
    except: ['10.0.0.0/8', '100.64.0.0/10', '169.254.0.0/16', '172.16.0.0/12', '192.168.0.0/16'],
  },
};
/** Whom browsers ask, by way of the ingress controller. */
const publicParts: readonly string[] = ['gateway', 'keycloak'];
/** The pods of ingress-nginx or Traefik, by the names that their charts give them, in their namespace or k3s' one. */
const ingressController = {
  namespaceSelector: {
    matchExpressions: [
      {
        key: 'kubernetes.io/metadata.name',
        operator: 'In',
        values: ['ingress-nginx', 'traefik', 'kube-system'],
      },
    ],
  },
  podSelector: {
    matchExpressions: [{ key: nameLabel, operator: 'In', values: ['ingress-nginx', 'traefik'] }],
  },
};

/** The files of `deploy/kubernetes/base`, a folder for each part. */
export function kubernetesBase(): Record<string, Manifest> {
  const folders = shippedParts.map((part) => part.name);
  return Object.fromEntries([
    ...shippedParts.flatMap((part) =>
      Object.entries(filesOf(part)).map(([file, content]) => [`${part.name}/${file}.yaml`, content] as const),
    ),
    ...Object.entries(networkOfInfrastructure()).map(
      ([file, content]) => [`network/${file}.yaml`, content] as const,
    ),
    ['kustomization.yaml', kustomization([...folders, 'network'])],
  ]);
}

function filesOf(part: ShippedPart): Record<string, Manifest> {
  const resources: Record<string, Manifest> = {
    deployment: deployment(part),
    service: {
      apiVersion: 'v1',
      kind: 'Service',
      metadata: metadata(part.name),
      spec: { selector: labels(part.name), ports: [{ name: 'http', port: part.port, targetPort: 'http' }] },
    },
    autoscaler: {
      apiVersion: 'autoscaling/v2',
      kind: 'HorizontalPodAutoscaler',
      metadata: metadata(part.name),
      spec: {
        scaleTargetRef: { apiVersion: 'apps/v1', kind: 'Deployment', name: part.name },
        minReplicas: 2,
        maxReplicas: part.kind === 'web' ? 3 : 6,
        metrics: [
          {
            type: 'Resource',
            resource: { name: 'cpu', target: { type: 'Utilization', averageUtilization: 70 } },
          },
        ],
      },
    },
    'disruption-budget': {
      apiVersion: 'policy/v1',
      kind: 'PodDisruptionBudget',
      metadata: metadata(part.name),
      spec: { maxUnavailable: 1, selector: { matchLabels: labels(part.name) } },
    },
    'network-policy': networkPolicy(part.name, part.port, part.reaches),
    ...(part.name === 'gateway' ? { remotes: remotes() } : {}),
  };
  return { ...resources, kustomization: kustomization(Object.keys(resources).map((file) => `${file}.yaml`)) };
}

const kustomization = (resources: readonly string[]): Manifest => ({
  apiVersion: 'kustomize.config.k8s.io/v1beta1',
  kind: 'Kustomization',
  resources,
});

const remotes = (): Manifest => ({
  apiVersion: 'v1',
  kind: 'ConfigMap',
  metadata: metadata('remotes'),
  data: { 'remotes.json': `${JSON.stringify(teamAddresses, null, 2)}\n` },
});

/** Nobody talks to anybody but along these arrows; what others make is policed as our own parts are. */
function networkOfInfrastructure(): Record<string, Manifest> {
  const inCluster = Object.entries(infrastructure).filter(([name]) => !outside.includes(name));
  const policies = Object.fromEntries(
    inCluster.map(([name, port]) => [
      name,
      networkPolicy(name, port, name === 'keycloak' ? ['postgres', 'companies'] : []),
    ]),
  );
  const closed = {
    apiVersion: 'networking.k8s.io/v1',
    kind: 'NetworkPolicy',
    metadata: { name: 'nothing-else' },
    spec: { podSelector: {}, policyTypes: ['Ingress', 'Egress'] },
  };
  const resources = { 'nothing-else': closed, ...policies };
  return { ...resources, kustomization: kustomization(Object.keys(resources).map((file) => `${file}.yaml`)) };
}

/** Asks for `/metrics`. The gateway lets in who is one of `OPERATORS` besides. */
const monitoring = { namespaceSelector: { matchLabels: { 'kubernetes.io/metadata.name': 'monitoring' } } };

/** Where spans go by OTLP over HTTP, once `OTEL_EXPORTER_OTLP_ENDPOINT` says so. */
const collector = { to: [monitoring], ports: [tcp(4318)] };
const traced = (name: string): boolean =>
  shippedParts.some((part) => part.name === name && part.kind === 'service');

function networkPolicy(name: string, port: number, reaches: ShippedPart['reaches']): Manifest {
  const callers = [...callersOf(name), ...(name === 'postgres' ? ['keycloak'] : [])];
  const from = [...callers.map(podsOf), ...(publicParts.includes(name) ? [ingressController] : [])];
  const names = {
    to: [{ namespaceSelector: { matchLabels: { 'kubernetes.io/metadata.name': 'kube-system' } } }],
    ports: [{ protocol: 'UDP', port: 53 }, tcp(53)],
  };
  const egress = reaches.map((reached) => ({
    to: outside.includes(reached) ? [elsewhere] : [podsOf(reached)],
    ports: [tcp(portOf(reached))],
  }));
  return {
    apiVersion: 'networking.k8s.io/v1',
    kind: 'NetworkPolicy',
    metadata: metadata(name),
    spec: {
      podSelector: { matchLabels: labels(name) },
      policyTypes: ['Ingress', 'Egress'],
      ingress: [
        { from, ports: [tcp(port)] },
        ...(traced(name) ? [{ from: [monitoring], ports: [tcp(port)] }] : []),
      ],
      egress: egress.length > 0 ? [names, ...egress, ...(traced(name) ? [collector] : [])] : [],
    },
  };
}
