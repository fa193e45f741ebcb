import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { compressible } from './compress-answers.js';
import { bestEncoding, compressed, longestHeld, smallest } from './encoding.js';

/** True if a service marked its answer as short. The head of the answer has been taken over before. */
export function isShort(request: FastifyRequest, reply: FastifyReply): boolean {
  const length = reply.getHeader('content-length');
  return length !== undefined && Number(length) <= longestHeld && request.method !== 'HEAD';
}

/** The whole of it. Rejects where the service broke it off. */
export function readShort(answer: Readable): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  const chunks: Buffer[] = [];
  answer
    .on('data', (chunk: Buffer) => chunks.push(chunk))
    .once('end', () => resolve(chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks)))
    .once('error', reject)
    .once('close', () => reject(new Error('The answer broke off')));
  return promise;
}

/** Sends it in one piece, compressed if that pays. */
export async function sendShort(request: FastifyRequest, reply: FastifyReply, body: Buffer): Promise<void> {
  const worthIt = body.length >= smallest && compressible.test(String(reply.getHeader('content-type') ?? ''));
  if (!worthIt) {
    void reply.send(body);
    return;
  }
  reply.header('vary', 'accept-encoding');
  const encoding = bestEncoding(String(request.headers['accept-encoding'] ?? ''));
  if (encoding === undefined) {
    void reply.send(body);
    return;
  }
  const packed = await compressed(body, encoding);
  void reply.removeHeader('content-length').header('content-encoding', encoding).send(packed);
}
