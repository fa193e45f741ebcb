import { headers, type MsgHdrs } from '@nats-io/nats-core';
import type { FactName } from '@werkbank/contracts/facts';
import type { QuestionName } from '@werkbank/contracts/questions';
import { asRequestId, newRequestId, REQUEST_ID_HEADER } from '../request/request-id.js';
import { currentRequest } from '../request/request-scope.js';

/** Headers of facts on the wire. */
export const FACT_ID = 'Werkbank-Id';
export const FACT_KEY = 'Werkbank-Key';
export const FACT_RECORDED_AT = 'Werkbank-Recorded-At';
/** Set on a replayed fact: the only consumer that takes it. */
export const FACT_FOR_CONSUMER = 'Werkbank-For-Consumer';

/** How long an answer is waited for. */
export const ASKER_WAITS_MS = 3_000;

/** Questions live outside of `<domain>.>`, which the domain's stream stores. */
export function questionSubject(name: QuestionName): string {
  return `ask.${name}`;
}

/** `checkout` of `checkout.order-submitted.v1`. */
export function domainOf(name: FactName | QuestionName): string {
  return name.slice(0, name.indexOf('.'));
}

/** The stream that stores a domain's facts. */
export function streamOf(domain: string): string {
  return domain.toUpperCase();
}

export function headersWithRequestId(requestId = currentRequest()?.requestId ?? newRequestId()): MsgHdrs {
  const values = headers();
  values.set(REQUEST_ID_HEADER, requestId);
  return values;
}

export function requestIdOf(values: MsgHdrs | undefined): string {
  return asRequestId(values?.get(REQUEST_ID_HEADER));
}
