import {
  DiscardPolicy,
  JetStreamApiError,
  type JetStreamManager,
  RetentionPolicy,
  StorageType,
  type StreamInfo,
} from '@nats-io/jetstream';
import { isDeepStrictEqual } from 'node:util';
import { nanos, PermissionViolationError } from '@nats-io/nats-core';
import { Logger } from '@nestjs/common';
import { streamOf } from './wire.js';

const log = new Logger('streams');
const DAY = 24 * 60 * 60 * 1000;

/** A starting server does not answer; a quick retry is better than a long wait. */
export const API_TIMEOUT_MS = 2_000;

/** Retention of events, in the streams and in the outbox alike. */
export const EVENTS_KEPT_MS = 30 * DAY;
/** Inboxes remember handled messages longer than events are kept, so no replay is applied twice. */
export const INBOX_KEPT_MS = 2 * EVENTS_KEPT_MS;

/** Retention of records about dropped dead letters: operator and reason, without content. */
const DROPPED_KEPT_MS = 365 * DAY;

export const DEAD_LETTER_STREAM = 'werkbank-dead-letters';
export const DEAD_LETTER_SUBJECT = 'dead-letter';
export const DROPPED_STREAM = 'werkbank-dropped-letters';
export const DROPPED_SUBJECT = 'dropped-letter';

/** The domain's stream, created if missing. Sender and consumers all call it, as the start order varies. */
export async function ensureEventStream(
  jsm: JetStreamManager,
  domain: string,
  replicas: number,
): Promise<StreamInfo> {
  return ensure(jsm, {
    name: streamOf(domain),
    subjects: [`${domain}.>`],
    num_replicas: replicas,
    max_age: nanos(EVENTS_KEPT_MS),
    duplicate_window: nanos(10 * 60 * 1000),
  });
}

/** The stream of messages that could not be handled. They stay until an operator decides. */
export async function ensureDeadLetterStream(jsm: JetStreamManager, replicas: number): Promise<StreamInfo> {
  return ensure(jsm, {
    name: DEAD_LETTER_STREAM,
    subjects: [`${DEAD_LETTER_SUBJECT}.>`],
    num_replicas: replicas,
  });
}

/** The stream of records about dropped dead letters. */
export async function ensureDroppedStream(jsm: JetStreamManager, replicas: number): Promise<StreamInfo> {
  return ensure(jsm, {
    name: DROPPED_STREAM,
    subjects: [`${DROPPED_SUBJECT}.>`],
    num_replicas: replicas,
    max_age: nanos(DROPPED_KEPT_MS),
  });
}

type Layout = {
  name: string;
  subjects: string[];
  num_replicas: number;
  max_age?: number;
  duplicate_window?: number;
};

/**
 * Creating a stream that exists with the same layout succeeds, so two processes may do it at once. A different layout
 * is updated: a new setting or version takes effect at the next start.
 */
async function ensure(jsm: JetStreamManager, layout: Layout): Promise<StreamInfo> {
  const there = await ifThere(jsm.streams.info(layout.name));
  if (there && isAsWanted(there.config, layout)) return there;
  try {
    return await jsm.streams.add({
      retention: RetentionPolicy.Limits,
      storage: StorageType.File,
      discard: DiscardPolicy.Old,
      ...layout,
    });
  } catch (error) {
    if (there && isNotAllowed(error)) return keptAsIs(there, error);
    if (!(error instanceof JetStreamApiError)) throw error;
    return changed(jsm, layout, error);
  }
}

/** A server may refuse our settings, for instance more replicas than servers. Events go on with the old settings then. */
async function changed(
  jsm: JetStreamManager,
  layout: Layout,
  refusal: JetStreamApiError,
): Promise<StreamInfo> {
  const { name, ...changeable } = layout;
  const there = await jsm.streams.info(name).catch((error: unknown) => {
    // Not a name conflict: the stream could not be created.
    throw error instanceof JetStreamApiError && error.status === 404 ? refusal : error;
  });
  try {
    const now = await jsm.streams.update(name, changeable);
    log.log(`The stream ${name} has new settings`);
    return now;
  } catch (error) {
    if (!(error instanceof JetStreamApiError) && !isNotAllowed(error)) throw error;
    return keptAsIs(there, error);
  }
}

function keptAsIs(there: StreamInfo, { message }: Error): StreamInfo {
  log.error(`The stream ${there.config.name} keeps its old settings, the server refuses ours: ${message}`);
  return there;
}

/** With restricted NATS users, operators create and change streams. */
function isNotAllowed(error: unknown): error is Error {
  return (
    error instanceof PermissionViolationError ||
    (error instanceof Error && error.cause instanceof PermissionViolationError)
  );
}

/** `undefined` if the server does not know it. */
export async function ifThere<T>(asked: Promise<T>): Promise<T | undefined> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof JetStreamApiError && error.status === 404) return undefined;
    throw error;
  }
}

export function isAsWanted(config: object, wanted: object): boolean {
  const values = new Map(Object.entries(config));
  return Object.entries(wanted).every(([key, value]) => isDeepStrictEqual(values.get(key), value));
}

/** True for the server's error about a consumer that exists with other settings. */
export function isOtherwiseThere(error: unknown): boolean {
  return error instanceof JetStreamApiError && otherwiseThere.has(error.code);
}
const otherwiseThere: ReadonlySet<number> = new Set([10013, 10148]);
