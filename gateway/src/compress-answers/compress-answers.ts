import type { Readable } from 'node:stream';
import compress from '@fastify/compress';
import type { Route } from '@werkbank/contracts/routes';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { smallest } from './encoding.js';

export const compressible = /^(application\/json|text\/)/;

/** Registers compression for `sendCompressed` and `reply.compress`. Front-end files are compressed at build time instead. */
export async function compressAnswers(fastify: FastifyInstance): Promise<void> {
  await fastify.register(compress, {
    global: false,
    threshold: smallest,
    encodings: ['br', 'gzip'],
    customTypes: compressible,
  });
}

/**
 * Session calls are exempt: their answers carry secrets, and the browser attaches the cookie to requests from any site,
 * so a compressed length could leak a secret. All other calls need a token that only our own page has.
 */
export function mayCompress({ path }: Pick<Route, 'path'>): boolean {
  return !path.startsWith('/api/authentication/');
}

/** Passes a service's answer on and compresses the stream if it is large enough. */
export function sendCompressed(reply: FastifyReply, body: Readable): void {
  const length = reply.getHeader('content-length');
  const small = length !== undefined && Number(length) < smallest;
  if (small) {
    void reply.send(body);
    return;
  }
  // If the stream breaks before the first byte, the error answer that replaces it is not compressed.
  body.once('error', () => {
    reply.removeHeader('content-encoding');
  });
  reply.compress(body);
}
