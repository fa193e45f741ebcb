import { Readable } from 'node:stream';
import { calls } from '@werkbank/contracts/calls';
import { type Refusal, refuse } from '@werkbank/contracts/errors';
import { type RouteName, routes } from '@werkbank/contracts/routes';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { readPart } from '@werkbank/contracts/validation';

type Part = 'params' | 'query' | 'headers' | 'body';
const parts: readonly Part[] = ['params', 'query', 'headers', 'body'];

/** Everything a call accepts, checked and converted, or the refusal of the first thing that is wrong. */
export function readInput(
  name: RouteName,
  request: Pick<FastifyRequest, Part>,
): { input: Record<Part, unknown> } | { refusal: Refusal } {
  const input: Record<Part, unknown> = {
    params: undefined,
    query: undefined,
    headers: undefined,
    body: undefined,
  };
  for (const part of parts) {
    const schema: z.ZodType | undefined =
      part === 'body' && routes[name].rawBody ? undefined : calls[name][part];
    if (!schema) continue;
    // A body that is not JSON was left as a stream, which only calls with a raw body know how to read.
    if (part === 'body' && request.body instanceof Readable)
      return { refusal: refuse('UNSUPPORTED_MEDIA_TYPE') };
    const read = readPart(schema, request[part] ?? (part === 'body' ? undefined : {}));
    if ('refusal' in read) return read;
    input[part] = read.value;
  }
  return { input };
}
