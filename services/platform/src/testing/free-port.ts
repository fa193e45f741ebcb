import getPort from 'get-port';

/** An unused port of this machine. */
export const freePort = (): Promise<number> => getPort({ host: '127.0.0.1' });
