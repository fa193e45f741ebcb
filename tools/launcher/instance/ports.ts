import { createServer } from 'node:net';
import getPort from 'get-port';
import { type Domain, domains } from '@werkbank/contracts/domains/source';
import { StartRefused } from '../processes/start-refused.ts';

/** Distance of each part's port from the public one, so that `PORT=9080 npm start` moves the whole stack. */
const offsets = {
  gateway: 0,
  // Services: 21 to 24, then 40 and up.
  ...(Object.fromEntries(domains.map((domain, at) => [domain, at < 4 ? 21 + at : 36 + at])) as Record<
    Domain,
    number
  >),
  postgres: 25,
  nats: 26,
  keycloak: 27,
  meilisearch: 29,
  smtp: 30,
  'mail-page': 31,
  'keycloak-management': 37,
} as const;

/** Parts with one process; for a replicated part, its load balancer. */
export type SingleName = keyof typeof offsets;
/** Each replica has its own port: `orders-1`, `orders-2`. */
export type PortName = SingleName | `${SingleName | 'nats-route' | 'link'}-${number}`;
export type Ports = Readonly<Record<SingleName, number>> & Readonly<Partial<Record<PortName, number>>>;

const singles = Object.keys(offsets) as SingleName[];

export function portOf(ports: Ports, name: PortName): number {
  const port = ports[name];
  if (port === undefined) throw new Error(`The instance has no port ${name}.`);
  return port;
}

export function portsFrom(publicPort: number): Ports {
  const highest = 65_535 - Math.max(...Object.values(offsets));
  if (!Number.isInteger(publicPort) || publicPort < 1 || publicPort > highest)
    throw new StartRefused(`PORT must be a whole number between 1 and ${highest}.`);
  const ports = singles.map((name) => [name, publicPort + offsets[name]] as const);
  return Object.fromEntries(ports) as Ports;
}

export const publicPort = (env: NodeJS.ProcessEnv): number =>
  env.PORT === undefined || env.PORT === '' ? 8080 : Number(env.PORT);

export async function freePorts(more: readonly PortName[] = []): Promise<Ports> {
  const names = [...singles, ...more];
  const free = await Promise.all(
    names.map(async (name) => [name, await getPort({ host: '127.0.0.1' })] as const),
  );
  return Object.fromEntries(free) as Ports;
}

export function isTaken(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(true));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(false)));
  });
}

export function takenPortMessage(port: number, part: string, publicPortNow: number): string {
  const other = publicPortNow + 1000 > 60_000 ? publicPortNow - 1000 : publicPortNow + 1000;
  return (
    `Port ${port}, which ${part} needs, is taken by another program. ` +
    `Stop that program, or move all of Werkbank's ports: PORT=${other} npm start`
  );
}
