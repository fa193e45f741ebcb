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
  // The gateway has answered it already: a client waits for that answer before it sends the body.
  'expect',
  'proxy-authorization',
  // The gateway sets trace headers itself if it traces.
  TRACEPARENT_HEADER,
  'tracestate',
  'baggage',
];
/** Headers of a single connection, either to the caller or to the service. */
const ofOneConnection = [
  'connection',
  'keep-alive',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];
/** Reads are passed on without a body, so its headers would be wrong. */
const aboutBodies = ['content-length', 'content-type', 'content-encoding'];

/** Headers of a request to a service: the gateway itself states the caller's address, and only admin gets cookies. */
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

/** Answers are for programs. If a browser opens one as a page, such as a file, no script in it runs. */
const runsNothing = `default-src 'none'; sandbox; frame-ancestors 'none'`;

/** The browser's PDF viewer does not work in a sandbox; our pages show some PDFs in a frame. */
const ofPdfs = `default-src 'none'; object-src 'self'; frame-ancestors 'self'`;

/** A browser that opens a video loads it from the same address, which a sandbox treats as foreign. */
const ofVideos = `default-src 'none'; media-src 'self'; frame-ancestors 'none'`;

function policyOf({ 'content-type': type = '' }: IncomingHttpHeaders): string {
  if (type.startsWith('application/pdf')) return ofPdfs;
  return type.startsWith('video/') ? ofVideos : runsNothing;
}

/** Headers of a service's answer for the caller. Answers without `cache-control` may not be stored. */
export function answeredHeaders<H extends IncomingHttpHeaders>(headers: H): H {
  const passed = { ...headers };
  for (const name of ofOneConnection) delete passed[name];
  return Object.assign(passed, {
    'cache-control': headers['cache-control'] ?? 'no-store',
    'content-security-policy': policyOf(headers),
  });
}
