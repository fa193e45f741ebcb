import { once } from 'node:events';
import { createServer } from 'node:net';

/** The port that a server listens on. */
export function portOf(server: { address(): string | { port: number } | null }): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no TCP port.');
  return address.port;
}

/** A port of this machine that nobody listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const port = portOf(server);
  server.close();
  await once(server, 'close');
  return port;
}
