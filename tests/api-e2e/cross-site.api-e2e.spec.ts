import { routeNames, routes } from '@werkbank/contracts/routes';
import { accountOf, runningInstance } from '../instance/running-instance.ts';
import { swissBuyer } from '../instance/shopping.ts';

const path = (suffix: string): string => `${runningInstance().address}/api/authentication/${suffix}`;

interface Session {
  readonly cookie: string;
  readonly attributes: readonly string[];
  readonly sessionId: string;
}

async function openSession(): Promise<Session> {
  const { email, password } = accountOf(swissBuyer);
  const answer = await fetch(path('login'), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ userEmail: email, password }),
  });
  const { sessionId } = (await answer.json()) as { sessionId: string };
  const [pair = '', ...attributes] = (answer.headers.getSetCookie()[0] ?? '').split('; ');
  return { cookie: pair, attributes, sessionId };
}

const renew = (cookie: string, headers: Record<string, string> = {}) =>
  fetch(path('renewals'), { method: 'POST', headers: { cookie, ...headers } });

/** Headers that a browser sends with a request of another site; a script cannot change them. */
const elsewhere: [string, Record<string, string>][] = [
  ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
  ['a sibling domain', { 'sec-fetch-site': 'same-site', origin: 'https://shop.werkbank.example' }],
  ['a sandboxed frame', { 'sec-fetch-site': 'cross-site', origin: 'null' }],
  ['a browser without fetch metadata', { origin: 'https://evil.example' }],
];

describe('the cookie of a session', () => {
  it('reaches the sign-in calls of our own pages only, and no script reads it', async () => {
    const { attributes } = await openSession();
    expect(attributes).toEqual(
      expect.arrayContaining(['HttpOnly', 'SameSite=Strict', 'Path=/api/authentication']),
    );
  });

  it.each(elsewhere)('neither renews nor ends the session if sent by %s', async (_, headers) => {
    const { cookie, sessionId } = await openSession();
    const renewal = await renew(cookie, headers);
    expect([renewal.status, renewal.headers.getSetCookie()]).toEqual([403, []]);
    const end = await fetch(path(`accessTokens/${sessionId}`), {
      method: 'DELETE',
      headers: { cookie, ...headers },
    });
    expect([end.status, end.headers.getSetCookie()]).toEqual([403, []]);
    expect((await renew(cookie)).status).toBe(200);
  });

  it.each(elsewhere)('is not replaced by a login from %s', async (_, headers) => {
    const { email, password } = accountOf(swissBuyer);
    const answer = await fetch(path('login'), {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ userEmail: email, password }),
    });
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([403, []]);
  });

  it('authorises no call: all but the sign-in calls require a token that only our own script can add', async () => {
    const { cookie } = await openSession();
    const closed = routeNames.filter(
      (name) => !(routes[name].access as readonly string[]).includes('visitor'),
    );
    expect(closed.length).toBeGreaterThan(50);
    const statuses = await Promise.all(
      closed.map(async (name) => {
        const { method, path: pattern } = routes[name];
        const url = runningInstance().address + pattern.replace(/:\w+/g, '1');
        return [name, (await fetch(url, { method, headers: { cookie } })).status];
      }),
    );
    expect(statuses.filter(([, status]) => status !== 401)).toEqual([]);
  });
});

describe('requests that a foreign form can send', () => {
  it.each(['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'text/plain'])(
    'is not taken as %s',
    async (type) => {
      const answer = await fetch(path('login'), {
        method: 'POST',
        headers: { 'content-type': type },
        body: '{"userEmail":"a@b.example","password":"x"}',
      });
      expect(answer.status).toBe(415);
    },
  );

  it('allows no other origin to read or preflight a call', async () => {
    for (const name of routeNames) {
      const url = runningInstance().address + routes[name].path.replace(/:\w+/g, '1');
      const answer = await fetch(url, {
        method: 'OPTIONS',
        headers: { origin: 'https://evil.example', 'access-control-request-method': routes[name].method },
      });
      const allowed = [...answer.headers.keys()].filter((header) =>
        header.startsWith('access-control-allow'),
      );
      expect([name, allowed]).toEqual([name, []]);
    }
  });
});
