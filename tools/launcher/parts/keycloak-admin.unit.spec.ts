import { once } from 'node:events';
import { createServer } from 'node:http';
import { StartRefused } from '../processes/start-refused.ts';
import { signInAsAdmin } from './keycloak-admin.ts';

describe('a Keycloak that refuses its administrator', () => {
  const server = createServer((_, response) => response.writeHead(401).end('{"error":"invalid_grant"}'));
  beforeAll(() => once(server.listen(0, '127.0.0.1'), 'listening'));
  afterAll(() => server.close());

  it('ends the start in one line with the way out, as where its database outlived the clone that made it', async () => {
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

describe('a token that has run out', () => {
  const tokens: string[] = [];
  const server = createServer((request, response) => {
    if (request.url?.endsWith('/token') === true) {
      tokens.push(`token ${tokens.length + 1}`);
      response.end(JSON.stringify({ access_token: tokens.at(-1) }));
    } else {
      const { authorization } = request.headers;
      response
        .writeHead(authorization === 'Bearer token 1' ? 401 : 200)
        .end(JSON.stringify({ authorization }));
    }
  });
  beforeAll(() => once(server.listen(0, '127.0.0.1'), 'listening'));
  afterAll(() => server.close());

  it('is renewed once, for a busy machine takes longer than a token lasts', async () => {
    const { port } = server.address() as { port: number };
    const admin = await signInAsAdmin({
      url: `http://127.0.0.1:${port}`,
      username: 'operator',
      password: 'x',
    });
    expect(await admin.find('/admin/realms/werkbank')).toEqual({ authorization: 'Bearer token 2' });
    await admin.find('/admin/realms/werkbank');
    expect(tokens).toHaveLength(2);
  });
});
