import { Readable } from 'node:stream';
import { isRefusal, refuse } from '@werkbank/contracts/errors';
import { isTracing, tellSpan } from '@werkbank/platform/tracing';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { BodyMemory, readBody } from '../proxy/read-body.js';
import { answerRefusal } from '../protect/answer-refusal.js';

const hourMs = 60 * 60_000;
/** The form in which `shell/src/traces` sends spans: durations and methods, no personal data. */
const browserSpans = z
  .array(
    z.strictObject({
      traceId: z.string().regex(/^(?!0+$)[0-9a-f]{32}$/),
      spanId: z.string().regex(/^(?!0+$)[0-9a-f]{16}$/),
      name: z.enum(['documentLoad', 'GET', 'POST', 'PUT', 'PATCH', 'DELETE']),
      start: z.number(),
      duration: z.number().min(0).max(hourMs),
      status: z.int().min(100).max(599).optional(),
    }),
  )
  .max(50);

const kibibyte = 1024;
const bounds = { bytes: 16 * kibibyte, withinMs: 10_000 };
/** Per address. A page sends at most every two seconds. */
const mostPerMinute = 60;

/** Accepts the browser's spans of a trace. Without tracing the endpoint does not exist. */
export function takeSpans(fastify: FastifyInstance): void {
  if (!isTracing()) return;
  const memory = new BodyMemory(kibibyte * kibibyte);
  fastify.post(
    '/spans',
    { config: { rateLimit: { max: mostPerMinute, groupId: 'spans' } } },
    async (request, reply) => {
      const from = request.headers['sec-fetch-site'];
      if (from !== undefined && from !== 'same-origin')
        return answerRefusal(request, reply, refuse('FORBIDDEN'));
      const body =
        request.body instanceof Readable ? await readBody(request.body, { ...bounds, memory }) : undefined;
      if (isRefusal(body)) return answerRefusal(request, reply.header('connection', 'close'), body);
      const spans = browserSpans.safeParse(body && asJson(body.bytes));
      body?.letGo();
      if (!spans.success) return answerRefusal(request, reply, refuse('MALFORMED_REQUEST'));
      const now = Date.now();
      // Browser clocks may be wrong; spans that are more than an hour off are useless.
      for (const span of spans.data) if (Math.abs(now - span.start) < hourMs) tellSpan(span);
      return reply.status(204).send();
    },
  );
}

function asJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString());
  } catch {
    return undefined;
  }
}
