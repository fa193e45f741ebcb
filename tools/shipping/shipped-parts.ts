import { addressVariable, type Domain, domains } from '@werkbank/contracts/domains/source';
import { portsFrom } from '../launcher/instance/ports.ts';

const ports = portsFrom(8080);

/** What others make and parts reach, with the port that it answers at. */
export const infrastructure = {
  postgres: 5432,
  nats: 4222,
  keycloak: 8080,
  meilisearch: 7700,
  /** A bucket, a mail server and companies' own sign-ins, which are usually somebody else's and elsewhere. */
  files: 443,
  mails: 587,
  companies: 443,
} as const;

export type Reached = keyof typeof infrastructure | Domain | `mfe-${Domain}`;

/** One of Kubernetes' objects, or a file of kustomize. */
export type Manifest = Readonly<Record<string, unknown>>;

/** A part as it runs outside of one machine: the launcher's, with addresses of a network instead of ports of this one. */
export interface ShippedPart {
  readonly name: string;
  readonly kind: 'service' | 'web';
  readonly port: number;
  /** The arrows of the architecture that begin here; a network lets nothing else through. */
  readonly reaches: readonly Reached[];
  readonly settings: Readonly<Record<string, string>>;
  /** Variables whose values are nobody's business. */
  readonly secrets: readonly string[];
}

const everyService = ['DATABASE_URL', 'NATS_URL', 'GATEWAY_SECRET'];
const signIn = { KEYCLOAK_URL: 'http://keycloak:8080', KEYCLOAK_REALM: 'werkbank' };

type OwnOfService = Pick<ShippedPart, 'reaches' | 'settings' | 'secrets'>;

/** A service is shipped once it has a row here. Its databases are made by the overlays. */
const own: Partial<Record<Domain, OwnOfService>> = {
  catalog: {
    reaches: ['meilisearch'],
    settings: {
      MEILI_URL: 'http://meilisearch:7700',
      PAGE_DRAWING: '/app/services/catalog/dist/drawing/draw.mjs',
    },
    secrets: ['MEILI_KEY'],
  },
  checkout: { reaches: [], settings: {}, secrets: [] },
  orders: { reaches: ['files'], settings: {}, secrets: [] },
  admin: {
    reaches: ['mails'],
    settings: { KEYCLOAK_CLIENT_ID: 'werkbank-admin-service' },
    secrets: ['KEYCLOAK_CLIENT_SECRET', 'CAPTCHA_KEY', 'SMTP_URL'],
  },
};

const service = (domain: Domain, { reaches, settings, secrets }: OwnOfService): ShippedPart => ({
  name: domain,
  kind: 'service',
  port: ports[domain],
  reaches: ['postgres', 'nats', 'keycloak', ...reaches],
  settings: { ...signIn, ...settings },
  secrets: [...everyService, ...secrets],
});

/** The services that are shipped. */
export const shippedDomains = domains.filter((domain) => own[domain] !== undefined);

const remote = (domain: Domain): ShippedPart => ({
  name: `mfe-${domain}`,
  kind: 'web',
  port: 8080,
  reaches: [],
  settings: {},
  secrets: [],
});

const gateway: ShippedPart = {
  name: 'gateway',
  kind: 'service',
  port: ports.gateway,
  reaches: [...shippedDomains, ...shippedDomains.map((domain) => `mfe-${domain}` as const), 'keycloak'],
  settings: {
    ...signIn,
    ...Object.fromEntries(
      shippedDomains.map((domain) => [addressVariable(domain), `http://${domain}:${ports[domain]}`]),
    ),
    FRONT_DIR: '/front',
    REMOTES_FILE: '/etc/werkbank/remotes.json',
    RELEASES_DIR: '/releases',
  },
  secrets: ['GATEWAY_SECRET'],
};

export const shippedParts: readonly ShippedPart[] = [
  ...shippedDomains.flatMap((domain) => {
    const its = own[domain];
    return its === undefined ? [] : [service(domain, its)];
  }),
  gateway,
  ...shippedDomains.map(remote),
];

/** Where the gateway finds each team's releases. */
export const teamAddresses = Object.fromEntries(
  shippedDomains.map((domain) => [domain, `http://mfe-${domain}:8080`]),
);

/** Who may begin to talk to somebody. */
export const callersOf = (name: string): string[] =>
  shippedParts.filter(({ reaches }) => reaches.some((one) => one === name)).map((part) => part.name);

export const portOf = (name: Reached): number =>
  name in infrastructure
    ? infrastructure[name as keyof typeof infrastructure]
    : (shippedParts.find((part) => part.name === name)?.port ?? 8080);
