import { z } from 'zod';
import { domains } from '../domains/index.js';
import { instant } from './values.js';

const count = z.int().min(0);
/** A part that answers or not, by its name: its database, NATS, Keycloak and whatever else a service needs. */
const upOrDown = z.enum(['up', 'down']);
const domain = z.enum(domains);

/** One process of a service, as it describes itself. A value is null if it was not found out in time. */
export const replicaState = z.object({
  part: domain,
  /** Host and process. */
  replica: z.string(),
  version: z.string().nullable(),
  startedAt: instant,
  needs: z.record(z.string(), upOrDown),
  /** Connections to its database: how many it may have, has open and uses, and who waits for one. */
  pool: z.object({ most: count, open: count, busy: count, waiting: count }).nullable(),
  /** Events that were recorded and not sent yet, and those that can never be sent. */
  outbox: z
    .object({
      unsent: count,
      oldest: z.object({ event: z.string(), recordedAt: instant }).nullable(),
      deadLetters: count,
    })
    .nullable(),
  /** Events of others that it has not handled yet. */
  toHandle: count.nullable(),
});
export type ReplicaState = z.infer<typeof replicaState>;

/** A release of a remote that its team published and the gateway does not serve. */
export const refusedRelease = z.object({
  remote: z.string().max(40),
  /** Null where the manifest itself cannot be read. */
  version: z.string().max(64).nullable(),
  reason: z.string().max(200),
  at: instant,
});
export type RefusedRelease = z.infer<typeof refusedRelease>;

/** State of all parts at a moment. A service without replicas did not answer in time. */
export const operations = z.object({
  at: instant,
  /** Version of the answering gateway; null if the call did not come through one. */
  gatewayVersion: z.string().nullable(),
  /** Services are queried by NATS: while it is down, only the answering one is known. */
  nats: upOrDown,
  parts: z.array(z.object({ part: domain, replicas: z.array(replicaState) })),
  /** Refused releases at the answering gateway. Absent in answers of older services. */
  refusedReleases: z.array(refusedRelease).optional(),
});
export type Operations = z.infer<typeof operations>;

/** Sequence of a message that a service could not handle, or id of an event that its sender could never send. */
export const deadLetterId = z.union([z.string().regex(/^[1-9]\d{0,14}$/), z.uuid()]);

/**
 * A dead letter that waits for an operator's decision. Its content is hidden, because it may hold data of people; operators
 * find it by its id.
 */
export const deadLetter = z.object({
  id: deadLetterId,
  event: z.string(),
  /** The consumer that failed; null if it was never sent. */
  consumer: z.string().nullable(),
  reason: z.string(),
  at: instant,
  requestId: z.string().nullable(),
});
export type DeadLetter = z.infer<typeof deadLetter>;

/** Dead letters with the same event and consumer. */
export const deadLetterKind = z.object({
  event: z.string().min(1).max(200),
  consumer: z.string().min(1).max(200).nullable(),
});
export type DeadLetterKind = z.infer<typeof deadLetterKind>;
export const deadLetterList = z.object({
  /** The newest hundred. */
  deadLetters: z.array(deadLetter),
  /** Number of each kind among the newest thousand. */
  kinds: z.array(z.object({ ...deadLetterKind.shape, count })),
});
export type DeadLetterList = z.infer<typeof deadLetterList>;

/** Results of replayed dead letters after some seconds. */
export const replayResult = z.object({
  replayed: count,
  /** Handled, or sent. */
  done: count,
  /** Aside once more. */
  returned: count,
  /** Still being tried; it is handled later, or comes back. */
  waiting: count,
});
export type ReplayResult = z.infer<typeof replayResult>;
