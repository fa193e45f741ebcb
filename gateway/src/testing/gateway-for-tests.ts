import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readEnv } from '@werkbank/platform/env';
import { createGateway } from '../create-gateway.js';
import { gatewayEnv } from '../env.js';

/** A gateway in front of a service that the test defines, so tests see the calls that reach it. */
export interface GatewayForTests {
  address: string;
  port: number;
  /** The built front end: shell and remotes. */
  front: string;
  stop(): Promise<void>;
}

export async function gatewayBefore(
  service: RequestListener,
  settings: Record<string, string> = {},
): Promise<GatewayForTests> {
  const server = createServer(service);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const there = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const front = await mkdtemp(join(tmpdir(), 'front-'));
  await mkdir(join(front, 'shell/dist'), { recursive: true });
  await writeFile(join(front, 'shell/dist/index.html'), '<p>shell</p>');
  const gateway = await createGateway(
    readEnv(gatewayEnv, {
      ...process.env,
      PORT: '0',
      CATALOG_URL: there,
      ADMIN_URL: there,
      ORDERS_URL: there,
      CHECKOUT_URL: there,
      FRONT_DIR: front,
      LOG_LEVEL: 'silent',
      ...settings,
    }),
  );
  await gateway.listen(0, '127.0.0.1');
  const address = await gateway.getUrl();
  return {
    address,
    front,
    port: Number(new URL(address).port),
    async stop() {
      // A test may leave callers that wait for an answer.
      gateway.getHttpServer().closeAllConnections();
      server.closeAllConnections();
      await gateway.close();
      await new Promise((resolve) => server.close(resolve));
      await rm(front, { recursive: true });
    },
  };
}
