import { join } from 'node:path';
import { findGoTool, toxiproxy } from '../finding/go-tools.ts';
import { type Instance, logFile } from '../instance/instance.ts';
import { type PortName, portOf } from '../instance/ports.ts';
import { linkName, linksOfDomain, linksOfReplicas, natsServers } from '../instance/replicas.ts';
import { writeAtomically } from '../instance/write-atomically.ts';
import type { Part } from '../running/topology-types.ts';
import { answersOk } from './answers.ts';
import { serviceUrl } from './databases.ts';
import { type Domain, domains } from '@werkbank/contracts/domains/source';
import { natsUrl, natsUrlOf } from './nats.ts';

/** A connection that a test may slow or cut, with its port and its target. */
interface Link {
  readonly name: string;
  readonly port: PortName;
  readonly upstream: string;
}

interface LinksOfDomain {
  readonly database: Link;
  readonly nats: readonly Link[];
  readonly fromGateway: Link;
}

function linksOf(instance: Instance, domain: Domain): LinksOfDomain {
  const { host } = new URL(serviceUrl(instance, domain));
  const servers = natsUrl(instance)
    .split(',')
    .slice(0, natsServers(instance.replicas))
    .map((address) => new URL(address).host);
  const each = linksOfDomain(instance.replicas);
  const first = 1 + domains.indexOf(domain) * each;
  return {
    database: { name: `${domain}-postgres`, port: linkName(first), upstream: host },
    nats: servers.map((upstream, index) => ({
      name: `${domain}-nats-${index + 1}`,
      port: linkName(first + 1 + index),
      upstream,
    })),
    fromGateway: {
      name: `gateway-${domain}`,
      port: linkName(first + each - 1),
      upstream: `127.0.0.1:${instance.ports[domain]}`,
    },
  };
}

const listener = (instance: Instance, { port }: Link): string => `127.0.0.1:${portOf(instance.ports, port)}`;

/** The database of a replica, over its link. */
export function linkedDatabaseUrl(instance: Instance, domain: Domain): string {
  const url = new URL(serviceUrl(instance, domain));
  url.host = listener(instance, linksOf(instance, domain).database);
  return url.toString();
}

/** The servers of NATS for a replica, over its links. */
export function linkedNatsUrl(instance: Instance, domain: Domain): string {
  const { username, password } = new URL(natsUrlOf(instance, domain).split(',', 1)[0] ?? '');
  const [first, ...others] = linksOf(instance, domain).nats.map(
    (link) => `nats://${listener(instance, link)}`,
  );
  const withCredentials = new URL(first ?? '');
  Object.assign(withCredentials, { username, password });
  return [withCredentials.toString(), ...others].join(',');
}

/** A service for the gateway, over its link. */
export const linkedServiceUrl = (instance: Instance, domain: Domain): string =>
  `http://${listener(instance, linksOf(instance, domain).fromGateway)}`;

const configuration = ({ stateDir }: Instance): string => join(stateDir, 'links.json');

/** Proxies from services to PostgreSQL and NATS and from the gateway to services, for faults on a single connection. */
export const links: Part = {
  kind: 'part',
  name: 'links',
  title: 'Toxiproxy',
  after: [],
  ports: linksOfReplicas(2),
  async prepare(instance) {
    instance.found.set('toxiproxy', await findGoTool(toxiproxy, logFile(instance, 'links')));
    const all = domains.flatMap((domain) => {
      const { database, nats, fromGateway } = linksOf(instance, domain);
      return [database, ...nats, fromGateway];
    });
    writeAtomically(
      configuration(instance),
      JSON.stringify(
        all.map((link) => ({
          name: link.name,
          listen: listener(instance, link),
          upstream: link.upstream,
          enabled: true,
        })),
      ),
    );
    return undefined;
  },
  command: (instance) => ({
    file: instance.found.get('toxiproxy') ?? 'toxiproxy-server',
    env: { ...process.env, LOG_LEVEL: 'warn' },
    args: ['-host', '127.0.0.1', '-port', String(controlPort(instance)), '-config', configuration(instance)],
  }),
  ready: (instance) => answersOk(`${address(instance)}/version`),
  address,
};

const controlPort = ({ ports }: Instance): number => portOf(ports, linkName(0));

function address(instance: Instance): string {
  return `http://127.0.0.1:${controlPort(instance)}`;
}
