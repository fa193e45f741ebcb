import { Controller, Res, StreamableFile } from '@nestjs/common';
import type { Caller } from '@werkbank/contracts/access';
import type { CallInput } from '@werkbank/contracts/calls';
import { isRefusal, type Refusal, refuse } from '@werkbank/contracts/errors';
import { Call, CallerOf, Input } from '@werkbank/platform/http';
import { EventFeed, type FedEvent } from '@werkbank/platform/messaging';
import type { FastifyReply } from 'fastify';
import { OpenStreams, tell } from './open-streams.js';
import type { OrderEvent } from './order-events.js';
import { messageOf } from './server-sent-events.js';
import { whatIsTold } from './what-is-told.js';

/** Tells people what happens to their orders while they look at them. */
@Controller()
export class OrderChanges {
  constructor(
    private readonly feed: EventFeed,
    private readonly streams: OpenStreams,
  ) {}

  @Call('followOrders')
  async follow(
    @Input() { query, headers }: CallInput<'followOrders'>,
    @CallerOf() caller: Caller,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile | Refusal> {
    if (caller.kind === 'visitor') return refuse('AUTHENTICATION_REQUIRED');
    const stream = this.streams.openFor(caller);
    if (isRefusal(stream)) return stream;
    // A server that ends would wait for the connection, which is kept for a next request otherwise.
    reply.header('connection', 'close');
    const told = (event: FedEvent): void => {
      const change = whatIsTold(event as OrderEvent, caller);
      if (change) tell(stream, messageOf('order-changed', event.id, change));
    };
    void this.feed.whenCaughtUp().then(() => {
      if (stream.destroyed) return;
      const after = headers['last-event-id'];
      const { missed, id, stop } = this.feed.follow({ after, lookBack: query.lookBack }, told);
      stream.once('close', stop);
      tell(
        stream,
        messageOf('begin', after !== undefined && missed ? after : id, { missed: missed === undefined }),
      );
      for (const event of missed ?? []) told(event);
    });
    return new StreamableFile(stream, { type: 'text/event-stream' });
  }
}
