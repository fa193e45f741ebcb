import { operatorsPart } from '@werkbank/contracts/message-use/source';
import type { Manifest, ShippedPart } from './shipped-parts.ts';

const owner = 10_001;
const locked = {
  allowPrivilegeEscalation: false,
  readOnlyRootFilesystem: true,
  capabilities: { drop: ['ALL'] },
};
const probe = (path: string, more: Readonly<Record<string, number>>) => ({
  httpGet: { path, port: 'http' },
  timeoutSeconds: 3,
  ...more,
});

/** Runs as nobody in particular, writes nowhere but where it has to, and is asked how it is. */
export function deployment(part: ShippedPart): Manifest {
  const labels = { 'app.kubernetes.io/name': part.name };
  const { name } = part;
  return {
    apiVersion: 'apps/v1',
    kind: 'Deployment',
    metadata: { name, labels },
    spec: {
      // How many there are is the autoscaler's to say.
      selector: { matchLabels: labels },
      // A new one is ready before an old one goes.
      strategy: { type: 'RollingUpdate', rollingUpdate: { maxSurge: 1, maxUnavailable: 0 } },
      template: {
        metadata: { labels },
        spec: {
          automountServiceAccountToken: false,
          // Longer than a service takes to be left (DRAIN_MS) and to finish what it is doing (SHUTDOWN_MS).
          terminationGracePeriodSeconds: 30,
          securityContext: {
            runAsNonRoot: true,
            runAsUser: owner,
            runAsGroup: owner,
            fsGroup: owner,
            seccompProfile: { type: 'RuntimeDefault' },
          },
          topologySpreadConstraints: [
            {
              maxSkew: 1,
              topologyKey: 'kubernetes.io/hostname',
              whenUnsatisfiable: 'ScheduleAnyway',
              labelSelector: { matchLabels: labels },
            },
          ],
          ...before(part),
          containers: [container(part)],
          volumes: volumesOf(part),
        },
      },
    },
  };
}

function container(part: ShippedPart) {
  // The gateway is ready whatever services do, once it has asked the teams for their remotes, which may take it five seconds.
  const isGateway = part.name === 'gateway';
  const ready = part.kind === 'web' ? '/manifest.json' : isGateway ? '/health/serving' : '/health/ready';
  const live = part.kind === 'web' ? '/manifest.json' : '/health/live';
  return {
    name: part.name,
    image: `werkbank/${part.name}`,
    ...environment(part),
    ports: [{ name: 'http', containerPort: part.port }],
    startupProbe: probe(live, { periodSeconds: 2, failureThreshold: 30 }),
    readinessProbe: probe(ready, { periodSeconds: 5, ...(isGateway && { timeoutSeconds: 6 }) }),
    livenessProbe: probe(live, { periodSeconds: 10, failureThreshold: 3 }),
    resources:
      part.kind === 'web'
        ? { requests: { cpu: '10m', memory: '16Mi' }, limits: { memory: '64Mi' } }
        : { requests: { cpu: '250m', memory: '256Mi' }, limits: { memory: '768Mi' } },
    securityContext: locked,
    volumeMounts: [
      { name: 'tmp', mountPath: '/tmp' },
      ...(part.name === 'gateway'
        ? [
            { name: 'front', mountPath: '/front', readOnly: true },
            { name: 'releases', mountPath: '/releases' },
            { name: 'remotes', mountPath: '/etc/werkbank', readOnly: true },
          ]
        : []),
    ],
  };
}

/** `ofDatabase`: the secret with the address of the database. */
function environment(part: ShippedPart, ofDatabase = part.name) {
  if (part.kind === 'web') return {};
  const secretWith = (name: string) => ({ GATEWAY_SECRET: 'gateway', DATABASE_URL: ofDatabase })[name];
  return {
    // What is the same for all: the public address, and where tokens say that they come from.
    envFrom: [{ configMapRef: { name: 'werkbank' } }],
    env: [
      { name: 'PORT', value: String(part.port) },
      // Until every node has heard that this one is no endpoint any more.
      { name: 'DRAIN_MS', value: '5000' },
      ...Object.entries(part.settings).map(([name, value]) => ({ name, value })),
      ...part.secrets.map((name) => ({
        name,
        valueFrom: { secretKeyRef: { name: secretWith(name) ?? part.name, key: name } },
      })),
    ],
  };
}

/** A service brings its tables up to date first, and the gateway the shell's files of the release at hand. */
function before(part: ShippedPart) {
  const resources = { requests: { cpu: '50m', memory: '128Mi' }, limits: { memory: '512Mi' } };
  const common = { resources, securityContext: locked };
  if (part.name === 'gateway') {
    const command = ['sh', '-c', 'mkdir -p /front/shell/dist && cp -r /site/. /front/shell/dist/'];
    const volumeMounts = [{ name: 'front', mountPath: '/front' }];
    return { initContainers: [{ name: 'shell', image: 'werkbank/shell', command, ...common, volumeMounts }] };
  }
  if (part.kind === 'web') return {};
  const command = ['node', 'dist/commands/migrate.js'];
  const volumeMounts = [{ name: 'tmp', mountPath: '/tmp' }];
  const image = `werkbank/${part.name}`;
  // The owner of the tables changes them; what runs afterwards does not know its password.
  const owned = environment(part, `${part.name}-owner`);
  const migrate = { name: 'migrate', image, command, ...owned, ...common, volumeMounts };
  if (part.name !== operatorsPart) return { initContainers: [migrate] };
  // Operators make streams, and no service may: what runs afterwards does not know their password.
  const streams = {
    name: 'streams',
    image,
    command: ['node', '../platform/dist/commands/set-up-streams.js'],
    envFrom: [{ configMapRef: { name: 'werkbank' } }],
    env: [{ name: 'NATS_URL', valueFrom: { secretKeyRef: { name: 'nats-operators', key: 'NATS_URL' } } }],
    ...common,
    volumeMounts,
  };
  return { initContainers: [streams, migrate] };
}

function volumesOf(part: ShippedPart) {
  const empty = (name: string, sizeLimit: string) => ({ name, emptyDir: { sizeLimit } });
  if (part.name !== 'gateway') return [empty('tmp', '256Mi')];
  return [
    empty('tmp', '64Mi'),
    empty('front', '256Mi'),
    empty('releases', '1Gi'),
    { name: 'remotes', configMap: { name: 'remotes' } },
  ];
}
