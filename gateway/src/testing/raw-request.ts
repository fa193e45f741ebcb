import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** A raw connection for tests, without the checks of HTTP clients. */
export interface RawRequest {
  socket: Socket;
  /** Everything that was answered until the other side closed. */
  whole: Promise<string>;
  /** The answer's first line as soon as it is there. */
  firstLine(): Promise<string>;
}

export async function rawRequest(port: number, text: string, localAddress?: string): Promise<RawRequest> {
  const socket = connect({ port, host: '127.0.0.1', ...(localAddress !== undefined && { localAddress }) });
  // A broken connection is an end like any other here: the test looks at the answers before it.
  socket.on('error', () => socket.destroy());
  await once(socket, 'connect');
  let said = '';
  socket.on('data', (chunk: Buffer) => {
    said += chunk.toString('latin1');
  });
  const whole = once(socket, 'close').then(() => said);
  socket.write(text, 'latin1');
  const firstLine = async (): Promise<string> => {
    while (!said.includes('\r\n') && !socket.destroyed) {
      await Promise.race([once(socket, 'data'), whole]);
    }
    return said.slice(0, said.indexOf('\r\n'));
  };
  return { socket, whole, firstLine };
}
