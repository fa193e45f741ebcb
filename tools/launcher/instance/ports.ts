import { createServer } from 'node:net';
import getPort from 'get-port';
import { type Domain, domains } from '@werkbank/contracts/domains/source';
import { StartRefused } from '../processes/start-refused.ts';

/** How far each part's port lies from the public one; so `PORT=9080 npm start` moves the whole stack. */
const offsets = {
  gateway: 0,
  // Those of services: 21 to 24, then from 40 on.
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

/** Who runs once, and whatever stands for several. */
export type SingleName = keyof typeof offsets;
/** Of a part that runs several times, each process has a port of its own: `orders-1`, `orders-2`. */
export type PortName = SingleName | `${SingleName | 'nats-route' | 'link'}-${number}`;
export type Ports = Readonly<Record<SingleName, number>> & Readonly<Partial<Record<PortName, number>>>;

const singles = Object.keys(offsets) as SingleName[];

/** The port of that name; an instance has those that its topology needs. */
export function portOf(ports: Ports, name: PortName): number {
  const port = ports[name];
  if (port === undefined) throw new Error(`The instance has no port ${name}.`);
  return port;
}

/** The ports that follow from the public one. */
export function portsFrom(publicPort: number): Ports {
  const highest = 65_535 - Math.max(...Object.values(offsets));
  if (!Number.isInteger(publicPort) || publicPort < 1 || publicPort > highest)
    throw new StartRefused(`PORT must be a whole number between 1 and ${highest}.`);
  const ports = singles.map((name) => [name, publicPort + offsets[name]] as const);
  return Object.fromEntries(ports) as Ports;
}

/** The public port that the environment asks for. */
export const publicPort = (env: NodeJS.ProcessEnv): number =>
  env.PORT === undefined || env.PORT === '' ? 8080 : Number(env.PORT);

/** Unused ports, each a different one. */
export async function freePorts(more: readonly PortName[] = []): Promise<Ports> {
  const names = [...singles, ...more];
  const free = await Promise.all(
    names.map(async (name) => [name, await getPort({ host: '127.0.0.1' })] as const),
  );
  return Object.fromEntries(free) as Ports;
}

/** Whether somebody listens there already. */
export function isTaken(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(true));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(false)));
  });
}

/** The one line that tells what to do about a taken port. */
export function takenPortMessage(port: number, part: string, publicPortNow: number): string {
  const other = publicPortNow + 1000 > 60_000 ? publicPortNow - 1000 : publicPortNow + 1000;
  return (
    `Port ${port}, which ${part} needs, is taken by another program. ` +
    `Stop that program, or move all of Werkbank's ports: PORT=${other} npm start`
  );
}
