import type { IncomingHttpHeaders } from 'node:http';
import type { Route } from '@werkbank/contracts/routes';
import { REQUEST_ID_HEADER } from '@werkbank/platform/request';
import type { FastifyRequest } from 'fastify';

const neverPassedOn = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'];

/** What a service gets to see of a request: who asked is stated by the gateway, and cookies go to admin alone. */
export function forwardedHeaders<H extends IncomingHttpHeaders>(
  request: FastifyRequest,
  headers: H,
  route: Pick<Route, 'domain'>,
): H {
  const passed = { ...headers };
  for (const name of neverPassedOn) delete passed[name];
  if (route.domain !== 'admin') delete passed.cookie;
  return Object.assign(passed, {
    [REQUEST_ID_HEADER]: request.id,
    'x-forwarded-for': request.ip,
    'x-forwarded-proto': request.protocol,
    'x-forwarded-host': request.host,
  });
}
