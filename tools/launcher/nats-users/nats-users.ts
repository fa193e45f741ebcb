import { eventConsumers, feeds, operatorsPart, queryAskers } from '@werkbank/contracts/message-use/source';
import { type Domain, domains } from '@werkbank/contracts/domains/source';

/** Operators, and the step that makes streams: all rights, known to no service. */
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

/** What a service's user may do at NATS: what the contract gives it to do, and nothing else. */
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

/** What the streams are whose events a service follows as they come. */
const feedsOf = (domain: Domain): string[] =>
  (Object.entries(feeds) as Use[]).filter(([, by]) => by.includes(domain)).map(([of]) => of.toUpperCase());

/** Tells all processes of sessions that ended. */
const endingsPart: Domain = 'admin';

const operations = ['describe', 'list-unsent', 'retry-unsent'].map((what) => `operations.${what}`);

/** The second form of acknowledging is that of newer servers: domain and account stand in front. */
const ofDurable = (stream: string, durable: string): string[] => [
  `$JS.API.CONSUMER.INFO.${stream}.${durable}`,
  `$JS.API.CONSUMER.MSG.NEXT.${stream}.${durable}`,
  `$JS.ACK.${stream}.${durable}.>`,
  `$JS.ACK.*.*.${stream}.${durable}.>`,
];

/** A feed makes a consumer without a name at each place where it goes on; the server forgets those that nobody reads. */
const ofFeed = (stream: string): string[] => [
  `$JS.API.CONSUMER.CREATE.${stream}`,
  `$JS.API.CONSUMER.INFO.${stream}.*`,
  `$JS.API.CONSUMER.MSG.NEXT.${stream}.*`,
];

/** A dead letter is given back under the name of its event, of whichever domain that is. */
const ofOperations = (): string[] => [
  ...operations,
  `$JS.API.STREAM.MSG.GET.${deadLetters}`,
  `$JS.API.STREAM.MSG.DELETE.${deadLetters}`,
  '$JS.API.CONSUMER.INFO.*.*',
  ...eventUses.filter(([, by]) => by.length > 0).map(([event]) => event),
];

/** How an answer may be sent: once, to who asked, for as long as an asker waits at most. */
const responses = { max: 1, expires: '1m' };

/** The variable of a server's environment with a user's password, where the configuration is shipped. */
export const passwordVariable = (user: string): string =>
  user === operator ? 'NATS_PASSWORD' : `NATS_PASSWORD_${user.toUpperCase().replaceAll('-', '_')}`;

/** The block of the server's configuration; all users share one account, so that streams of before are still theirs. */
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
