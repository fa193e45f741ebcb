import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePorts } from '../instance/ports.ts';
import { answersOk } from '../parts/answers.ts';

describe('the page of caught mails', () => {
  let folder: string;
  let catcher: ChildProcess;
  let port: number;
  let smtp: number;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'catch-mails-'));
    const ports = await freePorts();
    port = ports['mail-page'];
    smtp = ports.smtp;
    const args = [join(import.meta.dirname, 'catch-mails.ts'), `${ports.smtp}`, `${port}`, folder];
    catcher = spawn(process.execPath, args, { stdio: 'ignore' });
    const deadline = Date.now() + 25_000;
    while (!(await answersOk(`http://127.0.0.1:${port}/healthz`))) {
      if (Date.now() > deadline) throw new Error('The mail catcher does not start.');
    }
  }, 30_000);
  afterAll(async () => {
    catcher.kill();
    await once(catcher, 'exit');
    rmSync(folder, { recursive: true });
  });

  const ask = async (
    headers: Record<string, string>,
    path = '/email',
    method = 'GET',
  ): Promise<IncomingMessage> => {
    const sent = request({ host: '127.0.0.1', port, path, method, headers });
    sent.end();
    const event = await Promise.race([
      once(sent, 'response') as Promise<[IncomingMessage]>,
      once(sent, 'upgrade') as Promise<[IncomingMessage]>,
    ]);
    event[0].resume();
    return event[0];
  };

  it('runs beside an SMTP server', async () => {
    const socket = connect(smtp, '127.0.0.1');
    const [greeting] = (await once(socket, 'data')) as [Buffer];
    socket.destroy();
    expect(greeting.toString()).toMatch(/^220 /);
  });

  it('answers its own page and scripts, without CORS headers for other origins', async () => {
    for (const name of ['127.0.0.1', 'localhost']) {
      const host = `${name}:${port}`;
      const askers: Record<string, string>[] = [{ host }, { host, origin: `http://${host}` }];
      for (const asker of askers) {
        const { statusCode, headers: answer } = await ask(asker);
        expect(statusCode).toBe(200);
        expect(Object.keys(answer).filter((header) => header.startsWith('access-control-'))).toEqual([]);
      }
    }
  });

  it('refuses requests of other websites', async () => {
    const host = `127.0.0.1:${port}`;
    for (const origin of ['https://evil.example', 'null', `http://127.0.0.1:${port + 1}`]) {
      expect(await ask({ host, origin })).toMatchObject({ statusCode: 403 });
      expect(await ask({ host, origin }, '/email/all', 'DELETE')).toMatchObject({ statusCode: 403 });
      const preflight = await ask(
        { host, origin, 'access-control-request-method': 'DELETE' },
        '/email/all',
        'OPTIONS',
      );
      expect(preflight.statusCode).toBe(403);
      expect(preflight.headers['access-control-allow-origin']).toBeUndefined();
    }
  });

  it('refuses requests after DNS rebinding', async () => {
    expect(await ask({ host: `evil.example:${port}` })).toMatchObject({ statusCode: 403 });
    expect(await ask({ host: 'evil.example' }, '/')).toMatchObject({ statusCode: 403 });
  });

  it('refuses both at the socket for new mails', async () => {
    const news = '/socket.io/?EIO=4&transport=websocket';
    const upgrade = {
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': Buffer.from('0123456789abcdef').toString('base64'),
    };
    const own = await ask({ host: `127.0.0.1:${port}`, ...upgrade }, news);
    expect(own.statusCode).toBe(101);
    own.socket.destroy();
    const evil = { host: `127.0.0.1:${port}`, origin: 'https://evil.example', ...upgrade };
    expect(await ask(evil, news)).toMatchObject({ statusCode: 403 });
    const polling = '/socket.io/?EIO=4&transport=polling';
    expect(await ask({ host: `evil.example:${port}` }, polling)).toMatchObject({ statusCode: 403 });
  });
});
