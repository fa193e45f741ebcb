import { once } from 'node:events';
import { createServer } from 'node:http';

/**
 * A page of another site: for a browser, `localhost` differs from `127.0.0.1`, although both are the same
 * machine.
 */
export async function otherSite(): Promise<{ readonly address: string; readonly end: () => Promise<void> }> {
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html');
    response.end('<!doctype html><html lang="en"><title>Elsewhere</title><body>Win a drill!</body></html>');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const at = server.address();
  if (at === null || typeof at === 'string') throw new Error('a TCP server has a port');
  return {
    address: `http://localhost:${at.port}/`,
    end: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
