import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

type Listener = (request: IncomingMessage, ...rest: readonly unknown[]) => void;

/**
 * Restricts a local server to its own page and scripts; other websites in the user's browser are refused. A script of another
 * site has a foreign `Origin`; after DNS rebinding it has a foreign `Host`.
 */
export function answerOwnPagesOnly(server: Server, port: number): void {
  const hosts = ['127.0.0.1', 'localhost', '[::1]'].map((name) => `${name}:${port}`);
  const isOurs = ({ headers: { host, origin } }: IncomingMessage): boolean =>
    hosts.includes(host ?? '') && (origin === undefined || hosts.some((name) => origin === `http://${name}`));

  wrap(server, 'request', (request, response: ServerResponse) => {
    withoutCors(response);
    if (isOurs(request)) return true;
    response.writeHead(403, { 'content-type': 'text/plain' }).end('Only for pages of this machine.\n');
    return false;
  });
  wrap(server, 'upgrade', (request, socket: Duplex) => {
    if (isOurs(request)) return true;
    socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n');
    return false;
  });
}

/** Puts a guard in front of the listeners; they do not receive refused requests. */
function wrap<T>(
  server: Server,
  event: 'request' | 'upgrade',
  guard: (request: IncomingMessage, other: T) => boolean,
): void {
  const listeners = server.listeners(event) as Listener[];
  server.removeAllListeners(event);
  server.on(event, (request: IncomingMessage, ...rest: readonly unknown[]) => {
    if (!guard(request, rest[0] as T)) return;
    for (const listener of listeners) listener.call(server, request, ...rest);
  });
}

/** MailDev allows every origin and has no setting against it. */
function withoutCors(response: ServerResponse): void {
  const setHeader = response.setHeader.bind(response);
  response.setHeader = (name, value) =>
    name.toLowerCase().startsWith('access-control-') ? response : setHeader(name, value);
}
