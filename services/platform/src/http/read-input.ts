import { Readable } from 'node:stream';
import { calls } from '@werkbank/contracts/calls';
import { type Refusal, refuse } from '@werkbank/contracts/errors';
import { type Route, type RouteName, routes } from '@werkbank/contracts/routes';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { readPart } from '@werkbank/contracts/validation';

type Part = 'params' | 'query' | 'headers' | 'body';
const parts: readonly Part[] = ['params', 'query', 'headers', 'body'];

/** The schemas of what a call sends. A raw body has none. */
export function schemasOf(name: RouteName): [Part, z.ZodType][] {
  const route: Route = routes[name];
  const call: Partial<Record<Part, z.ZodType>> = calls[name];
  return parts.flatMap((part) => {
    const schema = part === 'body' && route.rawBody ? undefined : call[part];
    return schema ? [[part, schema]] : [];
  });
}

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
  for (const [part, schema] of schemasOf(name)) {
    // A body that is not JSON was left as a stream, which only calls with a raw body know how to read.
    if (part === 'body' && request.body instanceof Readable)
      return { refusal: refuse('UNSUPPORTED_MEDIA_TYPE') };
    const read = readPart(schema, request[part] ?? (part === 'body' ? undefined : {}));
    if ('refusal' in read) return read;
    input[part] = read.value;
  }
  return { input };
}
