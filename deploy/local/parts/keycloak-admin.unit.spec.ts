import { once } from 'node:events';
import { createServer } from 'node:http';
import { StartRefused } from '../running/start-refused.ts';
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
