import type { Domain } from '@werkbank/contracts/domains';
import type { Route } from '@werkbank/contracts/routes';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Counter, register } from 'prom-client';

const reasons = ['timeout', 'failed', 'gave-up'] as const;
type Reason = (typeof reasons)[number];

const unanswered = new Counter({
  name: 'gateway_calls_unanswered_total',
  help: `Calls without an answer of their service: ${reasons.join(', ')}`,
  labelNames: ['service', 'reason'],
  registers: [register],
});

/** Starts at 0, else Prometheus misses the first increment. */
export function startCounting(services: readonly Domain[]): void {
  for (const service of services) for (const reason of reasons) unanswered.inc({ service, reason }, 0);
}

const timeoutCodes = new Set([
  'UND_ERR_HEADERS_TIMEOUT',
  'UND_ERR_BODY_TIMEOUT',
  'UND_ERR_CONNECT_TIMEOUT',
  'ETIMEDOUT',
]);

/** A service that answers too late; unlike a refused connection it points at a process that hangs. */
export class TooLate extends Error {}

function isTimeout(error: unknown): boolean {
  for (let current = error, depth = 0; current instanceof Object && depth < 5; depth += 1) {
    const { code, cause } = current as { code?: unknown; cause?: unknown };
    if (current instanceof TooLate || timeoutCodes.has(String(code))) return true;
    current = cause;
  }
  return false;
}

/** Logs and counts a call that its service did not answer. */
export function noteUnanswered(request: FastifyRequest, route: Route, error: unknown): void {
  const reason: Reason = isTimeout(error) ? 'timeout' : 'failed';
  unanswered.inc({ service: route.domain, reason });
  const call = { requestId: request.id, method: route.method, route: route.path };
  request.log.warn({ ...call, service: route.domain, reason: String(error) }, 'service does not answer');
}

/** Below, a person has just gone on to another page. */
const patientMs = 1_000;

/** Logs and counts a caller who leaves before the answer begins. */
export function noteGivenUp(request: FastifyRequest, reply: FastifyReply, route: Route): void {
  const since = performance.now();
  reply.raw.once('close', () => {
    const ms = Math.round(performance.now() - since);
    if (reply.raw.headersSent || ms < patientMs) return;
    unanswered.inc({ service: route.domain, reason: 'gave-up' });
    const call = { requestId: request.id, method: route.method, route: route.path };
    request.log.warn({ ...call, service: route.domain, ms }, 'caller gave up before the answer');
  });
}
