import { eventConsumers, feeds, operatorsPart, queryAskers } from '@werkbank/contracts/message-use/source';
import { type Domain, domains } from '@werkbank/contracts/domains/source';

/** User of operators and of the stream setup: has all rights; no service knows its password. */
export const operator = 'werkbank';

interface Rights {
  readonly publish: readonly string[];
  readonly subscribe: readonly string[];
}

type Use = readonly [name: string, by: readonly string[]];
const eventUses: readonly Use[] = Object.entries(eventConsumers);
const queryUses: readonly Use[] = Object.entries(queryAskers);
const deadLetters = 'werkbank-dead-letters';

const domainOf = (name: string): string => name.slice(0, name.indexOf('.'));
const streamOf = (name: string): string => domainOf(name).toUpperCase();
const durableOf = (domain: Domain, event: string): string => `${domain}--${event.replaceAll('.', '_')}`;
const ownOf = (domain: Domain, uses: readonly Use[]): string[] =>
  uses.map(([name]) => name).filter((name) => domainOf(name) === domain);
const usedBy = (domain: Domain, uses: readonly Use[]): string[] =>
  uses.filter(([, by]) => by.includes(domain)).map(([name]) => name);

/** Rights of a service's NATS user, limited to its events and queries in the contract. */
function rightsOf(domain: Domain): Rights {
  const consumed = usedBy(domain, eventUses);
  const streams = new Set([domain.toUpperCase(), ...consumed.map(streamOf), ...feedsOf(domain), deadLetters]);
  return {
    publish: [
      ...ownOf(domain, eventUses),
      ...usedBy(domain, queryUses).map((query) => `ask.${query}`),
      ...consumed.map((event) => `dead-letter.${event}`),
      ...[...streams].map((stream) => `$JS.API.STREAM.INFO.${stream}`),
      ...consumed.flatMap((event) => ofDurable(streamOf(event), durableOf(domain, event))),
      ...feedsOf(domain).flatMap(ofFeed),
      'endings.listener',
      ...(domain === operatorsPart ? ofOperations() : []),
      ...(domain === endingsPart ? ['endings.told'] : []),
    ],
    subscribe: [
      `_INBOX_${domain}.>`,
      ...ownOf(domain, queryUses).map((query) => `ask.${query}`),
      ...operations,
      'endings.told',
      ...(domain === endingsPart ? ['endings.listener'] : []),
    ],
  };
}

/** Streams that a service follows live. */
const feedsOf = (domain: Domain): string[] =>
  (Object.entries(feeds) as Use[]).filter(([, by]) => by.includes(domain)).map(([of]) => of.toUpperCase());

/** Broadcasts ended sessions. */
const endingsPart: Domain = 'admin';

const operations = ['describe', 'list-unsent', 'retry-unsent'].map((what) => `operations.${what}`);

/** The second form of `$JS.ACK` belongs to newer servers, which put domain and account in front. */
const ofDurable = (stream: string, durable: string): string[] => [
  `$JS.API.CONSUMER.INFO.${stream}.${durable}`,
  `$JS.API.CONSUMER.MSG.NEXT.${stream}.${durable}`,
  `$JS.ACK.${stream}.${durable}.>`,
  `$JS.ACK.*.*.${stream}.${durable}.>`,
];

/** A feed creates an ephemeral consumer at each position; the server drops idle ones. */
const ofFeed = (stream: string): string[] => [
  `$JS.API.CONSUMER.CREATE.${stream}`,
  `$JS.API.CONSUMER.INFO.${stream}.*`,
  `$JS.API.CONSUMER.MSG.NEXT.${stream}.*`,
];

/** Replays publish a dead letter under the name of its event, in any domain. */
const ofOperations = (): string[] => [
  ...operations,
  `$JS.API.STREAM.MSG.GET.${deadLetters}`,
  `$JS.API.STREAM.MSG.DELETE.${deadLetters}`,
  '$JS.API.CONSUMER.INFO.*.*',
  ...eventUses.filter(([, by]) => by.length > 0).map(([event]) => event),
];

/** One answer per request, within the longest timeout of a query. */
const responses = { max: 1, expires: '1m' };

/** Environment variable with a user's password in the shipped configuration. */
export const passwordVariable = (user: string): string =>
  user === operator ? 'NATS_PASSWORD' : `NATS_PASSWORD_${user.toUpperCase().replaceAll('-', '_')}`;

/** The authorization block of the server configuration. All users share one account and thereby the existing streams. */
export function natsAuthorization(passwordOf: (user: string) => string): string {
  const users = domains.map((domain) => {
    const rights = rightsOf(domain);
    const allow = (subjects: readonly string[]) =>
      `{ allow: [\n${[...new Set(subjects)].map((one) => `        ${JSON.stringify(one)}\n`).join('')}      ] }`;
    return [
      `    user: ${domain}`,
      `    password: ${passwordOf(domain)}`,
      '    permissions: {',
      `      publish: ${allow(rights.publish)}`,
      `      subscribe: ${allow(rights.subscribe)}`,
      `      allow_responses: { max: ${responses.max}, expires: "${responses.expires}" }`,
      '    }',
    ].join('\n');
  });
  const all = [`    user: ${operator}\n    password: ${passwordOf(operator)}`, ...users];
  return `authorization {\n  users: [\n${all.map((one) => `  {\n${one}\n  }\n`).join('')}  ]\n}\n`;
}
