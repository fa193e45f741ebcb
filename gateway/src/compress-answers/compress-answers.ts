import type { Readable } from 'node:stream';
import compress from '@fastify/compress';
import type { Route } from '@werkbank/contracts/routes';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { smallest } from './encoding.js';

export const compressible = /^(application\/json|text\/)/;

/** Lets answers be compressed that are sent by `sendCompressed` or `reply.compress`; files of the front end lie there compressed. */
export async function compressAnswers(fastify: FastifyInstance): Promise<void> {
  await fastify.register(compress, {
    global: false,
    threshold: smallest,
    encodings: ['br', 'gzip'],
    customTypes: compressible,
  });
}

/**
 * Whether answers of a call may be compressed. Those about a session are not: they carry secrets, and the browser sends
 * its cookie along whoever asks, so that their length must tell nothing. All other calls need a token that only our own
 * page has.
 */
export function mayCompress({ path }: Pick<Route, 'path'>): boolean {
  return !path.startsWith('/api/authentication/');
}

/** Hands a service's answer on, compressed as it flows where that pays. */
export function sendCompressed(reply: FastifyReply, body: Readable): void {
  const length = reply.getHeader('content-length');
  const small = length !== undefined && Number(length) < smallest;
  if (small) {
    void reply.send(body);
    return;
  }
  // Breaks it off before anything was sent, a failure is answered instead, and that one is not compressed.
  body.once('error', () => {
    reply.removeHeader('content-encoding');
  });
  reply.compress(body);
}
