import { setTimeout as delay } from 'node:timers/promises';
import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';

/** How long a process that was asked to end still takes calls, in milliseconds; injected into `Drain`. */
export const DRAIN_MS = Symbol('DRAIN_MS');

/**
 * The first thing of a shutdown. The process says that it is not ready any more and asks with every answer for the
 * connection to be closed, but goes on taking calls for as long as whoever balances needs to send them elsewhere. A
 * connection that is kept alive is closed between two calls that way, never under one.
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
 * What says that a part is not there is the last answer of its connection: perhaps another replica reaches that part, and
 * whoever balances chooses among those that are ready for new connections alone.
 */
export function closeUnavailable(fastify: FastifyInstance): void {
  fastify.addHook('onSend', (_request, reply, payload, done) => {
    if (reply.statusCode === 503) reply.header('connection', 'close');
    done(null, payload);
  });
}

/** While the process drains, each answer is the last one of its connection. */
export function closeDrained(fastify: FastifyInstance, drain: Drain): void {
  fastify.addHook('onSend', (_request, reply, payload, done) => {
    if (drain.draining) reply.header('connection', 'close');
    done(null, payload);
  });
}
