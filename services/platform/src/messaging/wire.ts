import { headers, type MsgHdrs } from '@nats-io/nats-core';
import type { EventName } from '@werkbank/contracts/events';
import type { QueryName } from '@werkbank/contracts/queries';
import { asRequestId, newRequestId, REQUEST_ID_HEADER } from '../request/request-id.js';
import { currentRequest } from '../request/request-scope.js';
import { currentSpan, TRACEPARENT_HEADER, traceparentOf } from '../tracing/tracing.js';

/** Headers of events on the wire. */
export const EVENT_ID = 'Werkbank-Id';
export const EVENT_KEY = 'Werkbank-Key';
export const EVENT_RECORDED_AT = 'Werkbank-Recorded-At';
/** Set on a replayed event: the only consumer that takes it. */
export const EVENT_FOR_CONSUMER = 'Werkbank-For-Consumer';

/** Timeout of an answer. */
export const ASKER_WAITS_MS = 3_000;

/** Queries live outside of `<domain>.>`, which the domain's stream stores. */
export function querySubject(name: QueryName): string {
  return `ask.${name}`;
}

/** `checkout` of `checkout.order-submitted.v1`. */
export function domainOf(name: EventName | QueryName): string {
  return name.slice(0, name.indexOf('.'));
}

/** The stream that stores a domain's events. */
export function streamOf(domain: string): string {
  return domain.toUpperCase();
}

/** Origin of a message: the request that caused it and, with tracing, a span of its trace. */
export interface Correlation {
  requestId: string;
  traceparent: string | undefined;
}

/** Origin of the current request; a sent message with its own span names that one. */
export const currentCorrelation = (span = currentSpan()): Correlation => ({
  requestId: currentRequest()?.requestId ?? newRequestId(),
  traceparent: span && traceparentOf(span),
});

export function correlatedHeaders({ requestId, traceparent }: Correlation = currentCorrelation()): MsgHdrs {
  const values = headers();
  values.set(REQUEST_ID_HEADER, requestId);
  if (traceparent !== undefined) values.set(TRACEPARENT_HEADER, traceparent);
  return values;
}

export function correlationOf(values: MsgHdrs | undefined): Correlation {
  return { requestId: requestIdOf(values), traceparent: values?.get(TRACEPARENT_HEADER) || undefined };
}

export function requestIdOf(values: MsgHdrs | undefined): string {
  return asRequestId(values?.get(REQUEST_ID_HEADER));
}
