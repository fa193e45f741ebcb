import type { IncomingHttpHeaders } from 'node:http';
import type { Route } from '@werkbank/contracts/routes';
import { partVersion } from '@werkbank/platform/env';
import {
  GATEWAY_SECRET_HEADER,
  GATEWAY_VERSION_HEADER,
  REFUSED_RELEASES_HEADER,
} from '@werkbank/platform/http';
import { REQUEST_ID_HEADER } from '@werkbank/platform/request';
import { TRACEPARENT_HEADER, traceparentOf } from '@werkbank/platform/tracing';
import type { FastifyRequest } from 'fastify';

const version = partVersion();

const neverPassedOn = [
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  GATEWAY_SECRET_HEADER,
  GATEWAY_VERSION_HEADER,
  REFUSED_RELEASES_HEADER,
  // Had its answer by now: whoever sends it waits for that before the body.
  'expect',
  'proxy-authorization',
  // Whose trace it is the gateway says, where there is one.
  TRACEPARENT_HEADER,
  'tracestate',
  'baggage',
];
/** About one connection, either to the caller or to the service: the other one is none of its business. */
const ofOneConnection = [
  'connection',
  'keep-alive',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];
/** Reading takes no body. What one says of itself is not true of the call that is passed on without it. */
const aboutBodies = ['content-length', 'content-type', 'content-encoding'];

/** What a service gets to see of a request: who asked is stated by the gateway, and cookies go to admin alone. */
export function forwardedHeaders<H extends IncomingHttpHeaders>(
  request: FastifyRequest,
  headers: H,
  route: Pick<Route, 'domain' | 'method'>,
  secret: string | undefined,
): H {
  const passed = { ...headers };
  for (const name of [...neverPassedOn, ...ofOneConnection]) delete passed[name];
  if (route.method === 'GET') for (const name of aboutBodies) delete passed[name];
  if (route.domain !== 'admin') delete passed.cookie;
  return Object.assign(passed, {
    ...(secret !== undefined && { [GATEWAY_SECRET_HEADER]: secret }),
    ...(version !== undefined && { [GATEWAY_VERSION_HEADER]: version }),
    [REQUEST_ID_HEADER]: request.id,
    ...(request.span && { [TRACEPARENT_HEADER]: traceparentOf(request.span) }),
    'x-forwarded-for': request.ip,
    'x-forwarded-proto': request.protocol,
    'x-forwarded-host': request.host,
  });
}

/** An answer is read by a program. Where a browser is led to one as a page, such as to a file, it runs nothing of it. */
const runsNothing = `default-src 'none'; sandbox; frame-ancestors 'none'`;

/** The browser's own viewer opens no PDF in a sandbox; our pages show some in a frame. */
const ofPdfs = `default-src 'none'; object-src 'self'; frame-ancestors 'self'`;

/** A browser that is led to a video reads it from its own address, which is foreign to a sandbox. */
const ofVideos = `default-src 'none'; media-src 'self'; frame-ancestors 'none'`;

function policyOf({ 'content-type': type = '' }: IncomingHttpHeaders): string {
  if (type.startsWith('application/pdf')) return ofPdfs;
  return type.startsWith('video/') ? ofVideos : runsNothing;
}

/** What a caller gets to see of a service's headers. Nobody keeps an answer whose service did not say so. */
export function answeredHeaders<H extends IncomingHttpHeaders>(headers: H): H {
  const passed = { ...headers };
  for (const name of ofOneConnection) delete passed[name];
  return Object.assign(passed, {
    'cache-control': headers['cache-control'] ?? 'no-store',
    'content-security-policy': policyOf(headers),
  });
}
