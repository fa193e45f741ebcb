import { STATUS_CODES } from 'node:http';
import { errorBody, errorStatus, type Refusal, refuse } from '@werkbank/contracts/errors';
import { defaultLanguage } from '@werkbank/contracts/localization';
import { takesItsTime } from './large-bodies.js';

export interface ServerBounds {
  /** From the first byte of a request to the last one of its body. */
  requestMs: number;
  /** Limit of address and headers together. */
  headerBytes: number;
}

/** Node's error for a connection without a valid request; Fastify's own type is the same. */
interface ClientError extends Error {
  code: string;
}
interface ClientSocket {
  destroyed: boolean;
  writable: boolean;
  write(text: string): boolean;
  destroy(error?: Error): unknown;
}

/**
 * Fastify options that bound every wait: for headers, for bodies, and on idle connections. The defaults of Node and
 * Fastify wait for most of these without end.
 */
export function boundedServer({ requestMs, headerBytes }: ServerBounds) {
  return {
    requestTimeout: requestMs,
    // Calls that arrive on open connections during the shutdown are still answered.
    return503OnClosing: false,
    // Above the slowest part's time limit for an answer; until then the connection is silent for a good reason.
    connectionTimeout: 60_000,
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 1_000, maxHeaderSize: headerBytes },
    clientErrorHandler: (error: ClientError, socket: ClientSocket) => answerClientError(error, socket),
  };
}

/** Invalid requests also get a refusal in the form of the contract. */
function answerClientError(error: ClientError, socket: ClientSocket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT' && takesItsTime(socket)) return;
  if (socket.writable) socket.write(rawAnswer(refusalOf(error)));
  socket.destroy(error);
}

function refusalOf({ code }: ClientError): Refusal {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return refuse('REQUEST_TOO_SLOW');
  if (code === 'HPE_HEADER_OVERFLOW') return refuse('ADDRESS_TOO_LONG');
  return refuse('MALFORMED_REQUEST');
}

/** The requested language is unknown here. */
function rawAnswer(refusal: Refusal): string {
  const status = errorStatus(refusal.code);
  const body = JSON.stringify(errorBody(refusal, defaultLanguage));
  return [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json; charset=utf-8',
    'cache-control: no-store',
    'x-content-type-options: nosniff',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
    '',
    body,
  ].join('\r\n');
}
