import { setTimeout as delay } from 'node:timers/promises';
import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';

/** Time for which a stopping process still takes calls, in milliseconds; injected into `Drain`. */
export const DRAIN_MS = Symbol('DRAIN_MS');

/**
 * The first step of a shutdown. The process reports that it is not ready and closes each connection with its next
 * answer, but goes on taking calls until the load balancer has stopped sending them. Kept-alive connections are so
 * closed between two calls, never during one.
 */
@Injectable()
export class Drain implements OnModuleDestroy {
  private started = false;

  constructor(@Inject(DRAIN_MS) private readonly forMs: number) {}

  get draining(): boolean {
    return this.started;
  }

  async onModuleDestroy(): Promise<void> {
    this.started = true;
    await delay(this.forMs);
  }
}

/**
 * A 503 closes its connection: another replica may reach the missing part, and load balancers choose a ready replica
 * only for new connections.
 */
export function closeUnavailable(fastify: FastifyInstance): void {
  fastify.addHook('onSend', (_request, reply, payload, done) => {
    if (reply.statusCode === 503) reply.header('connection', 'close');
    done(null, payload);
  });
}

/** During the drain each answer closes its connection. */
export function closeDrained(fastify: FastifyInstance, drain: Drain): void {
  fastify.addHook('onSend', (_request, reply, payload, done) => {
    if (drain.draining) reply.header('connection', 'close');
    done(null, payload);
  });
}
