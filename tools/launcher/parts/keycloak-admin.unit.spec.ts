import { once } from 'node:events';
import { createServer } from 'node:http';
import { StartRefused } from '../processes/start-refused.ts';
import { signInAsAdmin } from './keycloak-admin.ts';

describe('a Keycloak that refuses its administrator', () => {
  const server = createServer((_, response) => response.writeHead(401).end('{"error":"invalid_grant"}'));
  beforeAll(() => once(server.listen(0, '127.0.0.1'), 'listening'));
  afterAll(() => server.close());

  it('ends the start with one line and a remedy, as with a database of a deleted clone', async () => {
    const { port } = server.address() as { port: number };
    const signingIn = signInAsAdmin({
      url: `http://127.0.0.1:${port}`,
      username: 'operator',
      password: 'lost',
    });
    const refused = await signingIn.catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(StartRefused);
    expect(String(refused)).toMatch(/administrator, operator\..*npm run reset clears it\.$/);
  });
});

describe('an expired token', () => {
  let signIns = 0;
  let used: string | undefined;
  const server = createServer((request, response) => {
    if (request.url?.endsWith('/token') === true) {
      signIns += 1;
      const claims = Buffer.from(JSON.stringify({ iat: 0, exp: 60 })).toString('base64url');
      response.end(JSON.stringify({ access_token: `${signIns}.${claims}.` }));
    } else {
      used = request.headers.authorization?.split('.')[0];
      response.end('{}');
    }
  });
  beforeAll(() => once(server.listen(0, '127.0.0.1'), 'listening'));
  const { jest } = import.meta;
  afterEach(() => jest.restoreAllMocks());
  afterAll(() => server.close());

  it('is renewed once, because a busy machine can exceed its lifetime', async () => {
    const { port } = server.address() as { port: number };
    const now = jest.spyOn(Date, 'now').mockReturnValue(0);
    const admin = await signInAsAdmin({
      url: `http://127.0.0.1:${port}`,
      username: 'operator',
      password: 'x',
    });
    await admin.realms.findOne({ realm: 'werkbank' });
    expect(used).toBe('Bearer 1');
    now.mockReturnValue(60_000);
    await admin.realms.findOne({ realm: 'werkbank' });
    await admin.realms.findOne({ realm: 'werkbank' });
    expect({ used, signIns }).toEqual({ used: 'Bearer 2', signIns: 2 });
  });
});
