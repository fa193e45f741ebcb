import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { answersOk } from '../parts/answers.ts';

const askEveryMs = 500;

/** Distributes connections over the ready replicas in turn; over all of them if none is ready. */
export async function balance(port: number, replicas: readonly number[]): Promise<Server> {
  let ready: readonly number[] = replicas;
  let turn = 0;
  const look = async (): Promise<void> => {
    const answers = await Promise.all(
      replicas.map((replica) => answersOk(`http://127.0.0.1:${replica}/health/ready`)),
    );
    ready = replicas.filter((_, index) => answers[index]);
  };
  const looking = setInterval(() => void look(), askEveryMs);
  const server = createServer((near) => {
    near.on('error', () => near.destroy());
    turn += 1;
    const others = replicas.filter((replica) => !ready.includes(replica));
    void connectFirst([...from(ready, turn), ...from(others, turn)], near);
  });
  server.once('close', () => clearInterval(looking));
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

/** Rotates the list, so that another replica comes first each time. */
function from(ports: readonly number[], turn: number): number[] {
  const start = turn % (ports.length || 1);
  return [...ports.slice(start), ...ports.slice(0, start)];
}

/** Uses the first replica that accepts the connection. A refused connection has sent no part of the request. */
async function connectFirst(replicas: readonly number[], near: Socket): Promise<void> {
  for (const port of replicas) {
    const far = connect({ port, host: '127.0.0.1' });
    try {
      await once(far, 'connect');
    } catch {
      continue;
    }
    join(near, far);
    return;
  }
  near.destroy();
}

/** A broken connection breaks the other side; after the end of writing a side may still read. */
function join(near: Socket, far: Socket): void {
  for (const [one, other] of [
    [near, far],
    [far, near],
  ] as const) {
    one.on('error', () => other.destroy());
    one.on('close', () => other.destroy());
    one.pipe(other);
  }
}
