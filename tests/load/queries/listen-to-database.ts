import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { portOf } from '../instance/port-of.ts';
import { FrontendMessages, type Statement } from './frontend-messages.ts';

/** A proxy to the database that records statements. */
export interface DatabaseListener {
  /** Address of the database through the proxy. */
  readonly url: string;
  /** Statements since the last call. */
  take(): Statement[];
  close(): Promise<void>;
}

/** Records the statements of a service without a change of its settings or the database's. */
export async function listenToDatabase(databaseUrl: string): Promise<DatabaseListener> {
  const target = new URL(databaseUrl);
  const heard: Statement[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const database = connect(Number(target.port || 5432), target.hostname);
    const messages = new FrontendMessages((statement) => heard.push(statement));
    client.on('data', (chunk) => messages.push(Buffer.from(chunk)));
    client.pipe(database).pipe(client);
    for (const [socket, other] of [
      [client, database],
      [database, client],
    ] as const) {
      sockets.add(socket);
      // A broken side closes the other one.
      socket.on('error', () => other.destroy()).on('close', () => sockets.delete(socket));
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String(portOf(server));
  return {
    url: url.toString(),
    take: () => heard.splice(0),
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
