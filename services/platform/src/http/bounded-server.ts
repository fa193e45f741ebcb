import { STATUS_CODES } from 'node:http';
import { errorBody, errorStatus, type Refusal, refuse } from '@werkbank/contracts/errors';
import { defaultLanguage } from '@werkbank/contracts/localization';
import { takesItsTime } from './large-bodies.js';

export interface ServerBounds {
  /** From the first byte of a request to the last one of its body. */
  requestMs: number;
  /** As much as the address and the headers of a request may take together. */
  headerBytes: number;
}

/** What Node tells of a connection on which no request came together; Fastify's own type says the same. */
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
 * Options of Fastify for a server that waits for nobody without end: neither for the headers of a request, nor for its
 * body, nor on a connection where nothing moves. Left to themselves, Node and Fastify wait for most of this for ever.
 */
export function boundedServer({ requestMs, headerBytes }: ServerBounds) {
  return {
    requestTimeout: requestMs,
    // What still comes on an open connection while the server closes is answered like everything before it.
    return503OnClosing: false,
    // Above what the slowest part may take for an answer: until then the connection is silent for a good reason.
    connectionTimeout: 60_000,
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 1_000, maxHeaderSize: headerBytes },
    clientErrorHandler: (error: ClientError, socket: ClientSocket) => answerClientError(error, socket),
  };
}

/** What is no request that could be handled is refused in the form of the contract all the same. */
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

/** Nobody has read which language was asked for. */
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
