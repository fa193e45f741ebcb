import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import type { Caller } from '@werkbank/contracts/access';
import { isRefusal, type Refusal, refuse } from '@werkbank/contracts/errors';
import type { Route } from '@werkbank/contracts/routes';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { answerRefusal } from '../protect/answer-refusal.js';
import { answeredHeaders, forwardedHeaders } from '../service-connections/forwarded-headers.js';
import { noteUnanswered, TooLate } from '../service-connections/unanswered-calls.js';
import { OwnConnections } from './own-connections.js';
import type { FilePlaces } from './file-places.js';
import { type Pace, watchPace } from './watch-pace.js';

export interface UploadBounds {
  bytes: number;
  /** From the first byte to the last. Without it only the pace bounds the time. */
  withinMs?: number;
  /** Time that a service may read no data, or give no answer to a complete upload. */
  serviceMs: number;
  pace: Pace;
}

interface Upload {
  route: Route;
  service: string;
  caller: Caller;
}

/**
 * Streams files to services: no file fills the memory, and the service can refuse it before it is sent. These
 * connections are separate from those of calls, so a slow line delays no call.
 */
export class UploadPassage {
  private readonly connections = new OwnConnections();

  constructor(
    private readonly bounds: UploadBounds,
    private readonly places: FilePlaces,
    private readonly secret: string | undefined,
  ) {}

  pass(request: FastifyRequest, reply: FastifyReply, { route, service, caller }: Upload): FastifyReply {
    const leave = this.places.take(route.domain, caller);
    if (isRefusal(leave)) return answerRefusal(request, reply.header('connection', 'close'), leave);
    const { host: _, ...given } = request.headers;
    const asked = this.connections.ask(new URL(request.url, service), {
      method: route.method,
      headers: {
        'content-type': 'application/octet-stream',
        ...forwardedHeaders(request, given, route, this.secret),
        // A service that closes right after its refusal would cut off its own answer.
        connection: 'keep-alive',
      },
    });
    const body = request.body instanceof Readable ? request.body : Readable.from([]);
    let answered = false;
    const answerOnce = (answer: () => unknown): void => {
      if (answered) return;
      answered = true;
      // The rest is discarded: some callers read the answer only after they have sent everything.
      body.unpipe(asked).resume();
      answer();
    };
    const refuseWith = (refusal: Refusal) =>
      answerOnce(() => {
        asked.destroy();
        answerRefusal(request, reply.header('connection', 'close'), refusal);
      });
    const { withinMs } = this.bounds;
    const timer = withinMs && setTimeout(() => refuseWith(refuse('REQUEST_TOO_SLOW')), withinMs);
    const pace = watchPace(body, this.bounds.pace, {
      // A caller that waits for the service is not slow.
      isHeldUp: () => asked.writableNeedDrain,
      tooSlow: () => refuseWith(refuse('UPLOAD_TOO_SLOW')),
    });
    // Also runs if the caller disconnects; the broken connection informs the service.
    reply.raw.once('close', () => {
      clearTimeout(timer);
      pace.stop();
      clearTimeout(stalled);
      asked.destroy();
      leave();
    });
    let stalled: NodeJS.Timeout | undefined;
    // The service is slow, not the caller: a hung service reads no more of the file.
    body.on('pause', () => {
      stalled ??= setTimeout(() => asked.destroy(new TooLate('Takes no file')), this.bounds.serviceMs);
    });
    asked.on('drain', () => {
      clearTimeout(stalled);
      stalled = undefined;
    });
    let size = 0;
    body.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > this.bounds.bytes) refuseWith(refuse('BODY_TOO_LARGE'));
      // Ends callers that go on sending long after the answer.
      if (size > 2 * this.bounds.bytes) request.raw.destroy();
    });
    body.once('end', () => {
      clearTimeout(timer);
      pace.stop();
      asked.setTimeout(this.bounds.serviceMs, () => asked.destroy(new TooLate('No answer to an upload')));
    });
    asked.once('response', (answer: IncomingMessage) =>
      answerOnce(() =>
        reply
          .status(answer.statusCode ?? 502)
          .headers(answeredHeaders(answer.headers))
          .send(answer),
      ),
    );
    asked.on('error', (error) =>
      answerOnce(() => {
        if (reply.raw.destroyed) return;
        noteUnanswered(request, route, error);
        answerRefusal(request, reply, refuse('PART_UNAVAILABLE'));
      }),
    );
    // The service decides by the headers, before the first byte of the file.
    asked.flushHeaders();
    body.pipe(asked);
    return reply;
  }
}
