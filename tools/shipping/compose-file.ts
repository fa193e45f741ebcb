import { serviceRoleOf } from '@werkbank/contracts/database-roles/source';
import { keycloakSettings } from '../launcher/parts/keycloak-settings.ts';
import { operator, passwordVariable } from '../launcher/nats-users/nats-users.ts';
import { type ShippedPart, shippedDomains, shippedParts } from './shipped-parts.ts';

const publicUrl = 'http://localhost:8080';

/** Each role has a password of its own; the superuser's is known to PostgreSQL alone. */
const rolePassword = (owner: string) => `${owner.toUpperCase()}_DB_PASSWORD`;
const fromEnv = (name: string) => `\${${name}:?see .env.example}`;
const fromEnvironment = (...names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, fromEnv(name)]));
const database = (name: string, role: string, password: string) =>
  `postgresql://${role}:${fromEnv(rolePassword(password))}@postgres:5432/werkbank_${name}`;
const asService = (name: string) => database(name, serviceRoleOf(`werkbank_${name}`), `${name}_service`);
const roles = [...shippedDomains.flatMap((domain) => [domain, `${domain}_service`]), 'keycloak'];
/** For what makes tables and fills them. */
const asOwner = (name: string) => database(name, `werkbank_${name}`, name);

const natsUrl = (user: string) => `nats://${user}:${fromEnv(passwordVariable(user))}@nats:4222`;

/** Where each secret comes from: `.env`, which is made from `.env.example` and in no repository. */
const secrets: Record<string, (part: ShippedPart) => string> = {
  DATABASE_URL: ({ name }) => asService(name),
  NATS_URL: ({ name }) => natsUrl(name),
  GATEWAY_SECRET: () => '${GATEWAY_SECRET:?see .env.example}',
  MEILI_KEY: () => '${MEILI_KEY:?see .env.example}',
  KEYCLOAK_CLIENT_SECRET: () => '${KEYCLOAK_CLIENT_SECRET:?see .env.example}',
  CAPTCHA_KEY: () => '${CAPTCHA_KEY:?see .env.example}',
  SMTP_URL: () => 'smtp://mails:1025',
};

const common = {
  PUBLIC_URL: publicUrl,
  KEYCLOAK_ISSUER: 'http://localhost:8107/realms/werkbank',
  // On a person's own machine the way to the catcher is not encrypted.
  SMTP_TLS: 'if-offered',
  MAIL_FROM: 'Werkbank <mail@werkbank.example>',
  // Empty is off; `http://traces:4318` where the profile of that name is up.
  OTEL_EXPORTER_OTLP_ENDPOINT: '${OTEL_EXPORTER_OTLP_ENDPOINT:-}',
  OTEL_TRACES_SAMPLER: '${OTEL_TRACES_SAMPLER:-}',
  OTEL_TRACES_SAMPLER_ARG: '${OTEL_TRACES_SAMPLER_ARG:-}',
};

/** Comes back after a crash, and after a reboot of the machine. */
const restarted = { restart: 'unless-stopped' };

const locked = {
  read_only: true,
  cap_drop: ['ALL'],
  security_opt: ['no-new-privileges:true'],
  tmpfs: ['/tmp'],
  ...restarted,
};

/** `deploy/compose/compose.yaml`: everything on a person's own machine, for whom Docker is the way. */
export function composeFile(): Record<string, unknown> {
  const services = shippedParts.map(
    (part) => [part.name, part.kind === 'web' ? web(part) : service(part)] as const,
  );
  return {
    name: 'werkbank',
    services: { ...infrastructure, ...demo(), ...once(), ...Object.fromEntries(services) },
    volumes: { postgres: {}, nats: {}, meilisearch: {}, files: {}, demo: {}, front: {}, releases: {} },
    configs: {
      nats: { file: './nats.conf' },
      'nats-users': { file: './nats-users.conf' },
      databases: { file: '../kubernetes/overlays/small/databases.sh' },
      realm: { file: '../keycloak/realm/werkbank-realm.json' },
      // Compose copies inline contents into the container, which a read-only one refuses; a file is mounted.
      login: { file: './login.conf' },
      remotes: { file: './remotes.json' },
    },
  };
}

const healthy = (...names: string[]) =>
  Object.fromEntries(names.map((name) => [name, { condition: 'service_healthy' }]));
const done = (...names: string[]) =>
  Object.fromEntries(names.map((name) => [name, { condition: 'service_completed_successfully' }]));
const checked = (test: string | readonly string[], seconds = 5) => ({
  healthcheck: {
    test: typeof test === 'string' ? ['CMD-SHELL', test] : test,
    interval: `${seconds}s`,
    timeout: '5s',
    retries: 30,
  },
});

const infrastructure = {
  postgres: {
    image: 'postgres:18-alpine',
    ...restarted,
    environment: fromEnvironment('POSTGRES_PASSWORD', ...roles.map(rolePassword)),
    configs: [{ source: 'databases', target: '/docker-entrypoint-initdb.d/databases.sh' }],
    volumes: ['postgres:/var/lib/postgresql'],
    ...checked('pg_isready -U postgres -h 127.0.0.1'),
  },
  nats: {
    image: 'nats:2.15-alpine',
    ...restarted,
    command: ['--config', '/etc/nats/werkbank.conf'],
    environment: fromEnvironment(...[operator, ...shippedDomains].map(passwordVariable)),
    configs: [
      { source: 'nats', target: '/etc/nats/werkbank.conf' },
      { source: 'nats-users', target: '/etc/nats/nats-users.conf' },
    ],
    volumes: ['nats:/data'],
    // JetStream stays in a write error after its disk has room again, until it starts anew: the server is ended for that.
    ...checked(
      `if printf 'GET /healthz HTTP/1.0\\r\\n\\r\\n' | nc 127.0.0.1 8222 | grep -q 'write error'; then kill 1; fi; ` +
        'wget -q --spider http://127.0.0.1:8222/healthz?js-enabled-only=true',
    ),
  },
  keycloak: {
    image: 'quay.io/keycloak/keycloak:26.4.0',
    ...restarted,
    command: ['start', '--import-realm'],
    environment: {
      KC_DB: 'postgres',
      KC_DB_URL: 'jdbc:postgresql://postgres:5432/werkbank_keycloak',
      KC_DB_USERNAME: 'werkbank_keycloak',
      KC_DB_PASSWORD: fromEnv(rolePassword('keycloak')),
      KC_HTTP_ENABLED: 'true',
      KC_HOSTNAME: 'http://localhost:8107',
      KC_HOSTNAME_BACKCHANNEL_DYNAMIC: 'true',
      KC_PROXY_HEADERS: 'xforwarded',
      KC_HEALTH_ENABLED: 'true',
      KC_CACHE: 'local',
      ...keycloakSettings,
      KC_BOOTSTRAP_ADMIN_USERNAME: 'werkbank-operator',
      KC_BOOTSTRAP_ADMIN_PASSWORD: '${KEYCLOAK_ADMIN_PASSWORD:?see .env.example}',
      KEYCLOAK_CLIENT_SECRET: '${KEYCLOAK_CLIENT_SECRET:?see .env.example}',
      PUBLIC_URL: publicUrl,
    },
    configs: [{ source: 'realm', target: '/opt/keycloak/data/import/werkbank-realm.json' }],
    depends_on: healthy('postgres'),
    // The image has neither curl nor wget.
    ...checked(
      `exec 3<>/dev/tcp/127.0.0.1/9000 && printf 'GET /health/ready HTTP/1.0\\r\\n\\r\\n' >&3 && grep -q UP <&3`,
      10,
    ),
  },
  /** Passes on what browsers need of Keycloak, as the ingress does in a cluster. */
  login: {
    image: 'nginxinc/nginx-unprivileged:1.29-alpine',
    ...locked,
    configs: [{ source: 'login', target: '/etc/nginx/conf.d/default.conf' }],
    ports: ['127.0.0.1:8107:8080'],
    depends_on: healthy('keycloak'),
  },
  meilisearch: {
    image: 'getmeili/meilisearch:v1.50',
    ...restarted,
    environment: {
      MEILI_MASTER_KEY: '${MEILI_KEY:?see .env.example}',
      MEILI_ENV: 'production',
      MEILI_NO_ANALYTICS: 'true',
    },
    volumes: ['meilisearch:/meili_data'],
    ...checked('curl -fsS http://127.0.0.1:7700/health'),
  },
  mails: {
    image: 'maildev/maildev:2.2.1',
    ...restarted,
    ports: ['127.0.0.1:8111:1080'],
  },
  /** Takes traces and shows them; only there where its profile is asked for. */
  traces: {
    image: 'jaegertracing/jaeger:2.11.0',
    ...restarted,
    profiles: ['traces'],
    ports: ['127.0.0.1:16686:16686'],
  },
};

const image = (part: string, dockerfile: 'service' | 'web', args: Record<string, string> = {}) => ({
  image: `werkbank/${part}:local`,
  build: {
    context: '../..',
    dockerfile: `deploy/docker/${dockerfile}.Dockerfile`,
    args: { PART: part, ...args },
  },
});
const imageOf = (part: string) =>
  part === 'gateway' ? image(part, 'service', { FOLDER: 'gateway' }) : image(part, 'service');

const environment = (part: ShippedPart) => ({
  ...common,
  PORT: String(part.port),
  ...part.settings,
  ...Object.fromEntries(part.secrets.map((name) => [name, secrets[name]?.(part)])),
  ...(part.name === 'orders' ? { FILES_DIR: '/files' } : {}),
  ...(part.name === 'gateway' ? { MEDIA_DIR: '/demo/media' } : {}),
});

const askItself = (port: number, path: string) => [
  'CMD',
  'node',
  '-e',
  `fetch('http://127.0.0.1:${port}${path}').then((answer) => process.exit(answer.ok ? 0 : 1))`,
];

function service(part: ShippedPart) {
  const isGateway = part.name === 'gateway';
  const others = part.reaches.filter((name) => name !== 'files' && name !== 'mails');
  const inCompose = others.filter((name) => !name.startsWith('mfe-'));
  return {
    ...imageOf(part.name),
    ...locked,
    environment: environment(part),
    volumes: volumesOf(part.name),
    ...(isGateway ? { configs: [{ source: 'remotes', target: '/etc/werkbank/remotes.json' }] } : {}),
    ...(isGateway ? { ports: ['127.0.0.1:8080:8080'] } : {}),
    depends_on: {
      ...healthy(...inCompose),
      ...(isGateway ? done('shell') : done(`load-${part.name}`, 'streams')),
    },
    ...checked(askItself(part.port, isGateway ? '/health/live' : '/health/ready')),
  };
}

const volumesOf = (name: string): string[] => {
  if (name === 'gateway') return ['front:/front:ro', 'releases:/releases', 'demo:/demo:ro'];
  return name === 'orders' ? ['files:/files', 'demo:/demo:ro'] : ['demo:/demo:ro'];
};

const web = (part: ShippedPart) => ({ ...image(part.name, 'web'), ...locked });

/** The demo data is made once, and loaded by each service into what is its own. */
function demo(): Record<string, unknown> {
  const { build } = image('catalog', 'service');
  const made = {
    image: 'werkbank/demo:local',
    build: { ...build, target: 'demo' },
    entrypoint: [
      'sh',
      '-c',
      'test -e /demo/accounts.json || exec node demo/generate.ts --out /demo --articles ${DEMO_ARTICLES:-20000}',
    ],
    volumes: ['demo:/demo'],
  };
  return { 'demo-data': made };
}

/** What runs once and ends: tables, demo data, the shell's files for the gateway. */
function once(): Record<string, unknown> {
  const shell = {
    ...image('shell', 'web'),
    command: ['sh', '-c', 'mkdir -p /front/shell/dist && cp -r /site/. /front/shell/dist/'],
    user: 'root',
    volumes: ['front:/front'],
  };
  // Operators make streams; no service may.
  const streams = {
    ...imageOf('admin'),
    ...locked,
    restart: undefined,
    environment: { NATS_URL: natsUrl(operator) },
    command: ['node', '../platform/dist/commands/set-up-streams.js'],
    depends_on: healthy('nats'),
  };
  const steps = shippedDomains.flatMap((domain) => {
    const part = shippedParts.find(({ name }) => name === domain);
    if (!part) throw new Error(`${domain} is not shipped`);
    const common = {
      ...imageOf(domain),
      environment: { ...environment(part), DATABASE_URL: asOwner(domain) },
      volumes: volumesOf(domain),
    };
    const mark = `/demo/loaded-${domain}`;
    const load = `test -e ${mark} || (node dist/commands/load-demo-data.js /demo && touch ${mark})`;
    return [
      [
        `migrate-${domain}`,
        { ...common, command: ['node', 'dist/commands/migrate.js'], depends_on: healthy('postgres') },
      ],
      [
        `load-${domain}`,
        {
          ...common,
          volumes: volumesOf(domain).map((volume) => volume.replace(':ro', '')),
          command: ['sh', '-c', load],
          depends_on: {
            ...done(`migrate-${domain}`, 'demo-data'),
            ...healthy(
              ...(domain === 'admin' ? ['keycloak'] : []),
              ...(domain === 'catalog' ? ['meilisearch'] : []),
            ),
          },
        },
      ],
    ] as const;
  });
  return { shell, streams, ...Object.fromEntries(steps) };
}
