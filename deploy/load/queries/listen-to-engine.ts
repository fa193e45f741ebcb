import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { portOf } from '../instance/free-port.ts';

/** A request to the search engine as the catalogue sends it. */
export interface EngineRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** A door to the search engine that passes everything on and hears what is asked. */
export interface EngineListener {
  readonly url: string;
  take(): EngineRequest[];
  close(): Promise<void>;
}

const passedOn = ['authorization', 'content-type'];

export async function listenToEngine(engineUrl: string): Promise<EngineListener> {
  const heard: EngineRequest[] = [];
  const server = createServer((request, answer) => {
    void (async () => {
      const asked = await read(request);
      heard.push(asked);
      const response = await askEngine(engineUrl, asked);
      answer.statusCode = response.status;
      answer.setHeader('content-type', response.headers.get('content-type') ?? 'application/json');
      answer.end(Buffer.from(await response.arrayBuffer()));
    })().catch(() => answer.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${portOf(server)}`,
    take: () => heard.splice(0),
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

/** Asks the engine what the catalogue asked. */
export const askEngine = (
  engineUrl: string,
  { method, path, headers, body }: EngineRequest,
): Promise<Response> => fetch(`${engineUrl}${path}`, { method, headers, ...(body === '' ? {} : { body }) });

async function read(request: IncomingMessage): Promise<EngineRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const headers = Object.fromEntries(
    passedOn.flatMap((name) => {
      const value = request.headers[name];
      return typeof value === 'string' ? [[name, value] as const] : [];
    }),
  );
  return {
    method: request.method ?? 'GET',
    path: request.url ?? '/',
    headers,
    body: Buffer.concat(chunks).toString('utf8'),
  };
}
