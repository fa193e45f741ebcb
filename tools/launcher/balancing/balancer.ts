import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { answersOk } from '../parts/answers.ts';

const askEveryMs = 500;

/** Passes connections on to the replicas in turn: to those that say they are ready, or to any where none does. */
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

/** All of them, another one first each time. */
function from(ports: readonly number[], turn: number): number[] {
  const start = turn % (ports.length || 1);
  return [...ports.slice(start), ...ports.slice(0, start)];
}

/** The first replica that takes the connection gets it; one that refuses has seen nothing of the request. */
async function connectFirst(replicas: readonly number[], near: Socket): Promise<void> {
  for (const port of replicas) {
    const far = connect({ port, host: '127.0.0.1' });
    try {
      await once(far, 'connect');
    } catch {
      // Refused: the next one is asked.
      continue;
    }
    join(near, far);
    return;
  }
  near.destroy();
}

/** A broken connection breaks the other side; a side that is done writing may still read. */
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
