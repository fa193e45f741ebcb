import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DependencyUnavailable } from '@werkbank/platform/dependency-errors';
import { KeycloakRealm, KeycloakRefused } from './keycloak-realm.js';

/** Requests to Keycloak, and its answer: a status, or none. */
let requests: string[];
let status: { token: number; admin: number | 'silence' };
let lifetime: number;
let server: Server;
let realm: KeycloakRealm;
const timeout = AbortSignal.timeout.bind(AbortSignal);

beforeEach(async () => {
  requests = [];
  status = { token: 200, admin: 200 };
  lifetime = 300;
  server = createServer((request, response) => {
    const isToken = request.url?.endsWith('/token');
    const code = isToken ? status.token : status.admin;
    requests.push(isToken ? 'token' : 'admin');
    if (code === 'silence') return;
    response.writeHead(code, { 'content-type': 'application/json' });
    const token = { access_token: `token ${requests.length}`, expires_in: lifetime };
    response.end(JSON.stringify(code === 200 ? token : { errorMessage: 'as asked' }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  realm = new KeycloakRealm({
    KEYCLOAK_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    KEYCLOAK_REALM: 'werkbank',
    KEYCLOAK_CLIENT_ID: 'tests',
    KEYCLOAK_CLIENT_SECRET: 'secret',
  });
});
afterEach(() => {
  AbortSignal.timeout = timeout;
  server.closeAllConnections();
  server.close();
});

const ask = () => realm.admin(({ users }) => users.findOne({ id: '1' }));

describe('the token of the service', () => {
  it('is one for all who ask at once, and for those after them', async () => {
    await Promise.all([ask(), ask(), ask()]);
    await ask();
    expect(requests).toEqual(['token', 'admin', 'admin', 'admin', 'admin']);
  });

  it('is renewed half a minute before it expires', async () => {
    lifetime = 30;
    await ask();
    await ask();
    expect(requests).toEqual(['token', 'admin', 'token', 'admin']);
  });

  it('is renewed after Keycloak refused it', async () => {
    status.admin = 401;
    await expect(ask()).rejects.toThrow('Keycloak answered /admin/realms/werkbank/users/1 with 401');
    status.admin = 200;
    await ask();
    expect(requests).toEqual(['token', 'admin', 'token', 'admin']);
  });

  it('is asked for again after it was not to be had', async () => {
    status.token = 401;
    await expect(Promise.all([ask(), ask()])).rejects.toThrow(DependencyUnavailable);
    status.token = 200;
    await ask();
    expect(requests).toEqual(['token', 'token', 'admin']);
  });
});

describe('an administrator', () => {
  it('reads the status and the reason of a refusal', async () => {
    status.admin = 409;
    await expect(ask()).rejects.toThrow(KeycloakRefused);
    await expect(ask()).rejects.toMatchObject({ status: 409, reason: { errorMessage: 'as asked' } });
  });

  it('answers null for an unknown account', async () => {
    status.admin = 404;
    expect(await ask()).toBeNull();
  });

  it('takes a broken Keycloak for an outage', async () => {
    status.admin = 503;
    await expect(ask()).rejects.toThrow(DependencyUnavailable);
  });

  it('takes a Keycloak that broke down meanwhile for an outage', async () => {
    await ask();
    server.closeAllConnections();
    server.close();
    await expect(ask()).rejects.toThrow(DependencyUnavailable);
  });

  it('takes silence for an outage, with time of its own for each request', async () => {
    const given: number[] = [];
    AbortSignal.timeout = (ms) => {
      given.push(ms);
      return timeout(ms / 50);
    };
    await ask();
    status.admin = 'silence';
    await expect(ask()).rejects.toThrow(DependencyUnavailable);
    expect(given).toEqual([5000, 5000, 5000]);
  });

  it('keeps a bug of the service apart from an outage', async () => {
    const bug = realm.admin(() => Promise.reject(new TypeError('users is not a function')));
    await expect(bug).rejects.toThrow('users is not a function');
  });
});
