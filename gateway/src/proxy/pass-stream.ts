import type { IncomingMessage } from 'node:http';
import { refuse } from '@werkbank/contracts/errors';
import type { Route } from '@werkbank/contracts/routes';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerRefusal } from '../protect/answer-refusal.js';
import { answeredHeaders, forwardedHeaders } from '../service-connections/forwarded-headers.js';
import { noteUnanswered, TooLate } from '../service-connections/unanswered-calls.js';
import { OwnConnections } from './own-connections.js';

/** Services send heartbeats more often than that. */
const silentMs = 45_000;

/** Passes server-sent event streams through on separate connections. */
export class StreamPassage {
  private readonly connections = new OwnConnections();
  private readonly open = new Set<IncomingMessage>();

  constructor(
    fastify: FastifyInstance,
    private readonly most: number,
    private readonly secret: string | undefined,
  ) {
    // A server that stops waits for open connections; clients of a closed stream reconnect to another replica.
    fastify.addHook('preClose', (done) => {
      for (const answer of this.open) answer.destroy();
      done();
    });
  }

  pass(request: FastifyRequest, reply: FastifyReply, route: Route, service: string): FastifyReply {
    if (this.open.size >= this.most) return answerRefusal(request, reply, refuse('TOO_BUSY'));
    const { host: _, ...given } = request.headers;
    const asked = this.connections.ask(new URL(request.url, service), {
      headers: forwardedHeaders(request, given, route, this.secret),
      timeout: silentMs,
    });
    reply.raw.once('close', () => asked.destroy());
    asked.once('timeout', () => asked.destroy(new TooLate('The stream fell silent')));
    asked.on('error', (error) => {
      noteUnanswered(request, route, error);
      if (!reply.sent) answerRefusal(request, reply, refuse('PART_UNAVAILABLE'));
    });
    asked.once('response', (answer) => {
      this.open.add(answer);
      answer.once('close', () => this.open.delete(answer));
      void reply
        .status(answer.statusCode ?? 502)
        .headers({ ...answeredHeaders(answer.headers), 'x-accel-buffering': 'no' })
        .send(answer);
    });
    asked.end();
    return reply;
  }
}
