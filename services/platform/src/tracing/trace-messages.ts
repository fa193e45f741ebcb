import type { Span } from '@opentelemetry/api';
import { currentSpan, markFailed, startSpan } from './tracing.js';

const query = (name: string) => ({ 'rpc.system.name': 'nats', 'rpc.method': name });
const message = (destination: string, id: string, operation: 'send' | 'process') => ({
  'messaging.system': 'nats',
  'messaging.destination.name': destination,
  'messaging.operation.name': operation,
  'messaging.operation.type': operation,
  'messaging.message.id': id,
});

/** A query to another service, as child of the current span. */
export function startAsking(name: string): Span | undefined {
  const parent = currentSpan();
  return parent && startSpan({ role: 'client', name, attributes: query(name), parent });
}

/** The answer of the service that was asked. */
export function startAnswering(name: string, { requestId, traceparent }: ToldOf): Span | undefined {
  const attributes = { ...query(name), 'werkbank.request_id': requestId };
  return startSpan({ role: 'server', name, attributes, parent: traceparent });
}

/**
 * The sending of an event, as child of the transaction that recorded it, however long ago; `undefined` if that was not
 * traced.
 */
export function startSending(event: string, id: string, recordedBy: string | null): Span | undefined {
  if (recordedBy === null) return undefined;
  const attributes = message(event, id, 'send');
  return startSpan({ role: 'producer', name: `send ${event}`, attributes, parent: recordedBy });
}

/** The processing of an event by a consumer; each redelivery gets a separate span. */
export function startProcessing(
  { event, name }: { event: string; name: string },
  id: string,
  { requestId, traceparent }: ToldOf,
): Span | undefined {
  const attributes = {
    ...message(event, id, 'process'),
    'messaging.consumer.group.name': name,
    'werkbank.request_id': requestId,
  };
  return startSpan({ role: 'consumer', name: `process ${event}`, attributes, parent: traceparent });
}

interface ToldOf {
  requestId: string;
  traceparent: string | undefined;
}

/** Ends a span, if there is one, with the result of its work; a reply may also report a failure. */
export async function endWith<T>(
  span: Span | undefined,
  work: () => Promise<T>,
  failure: (result: T) => string | undefined = () => undefined,
): Promise<T> {
  if (!span) return work();
  try {
    const result = await work();
    const failed = failure(result);
    if (failed !== undefined) markFailed(span, failed);
    return result;
  } catch (error) {
    markFailed(span, error instanceof Error ? error.name : typeof error);
    throw error;
  } finally {
    span.end();
  }
}
