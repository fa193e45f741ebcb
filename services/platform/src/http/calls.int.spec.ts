import { refuse } from '@werkbank/contracts/errors';
import { countStatements } from '../database/index.js';
import { exampleDatabase } from '../testing/example/example-database.js';
import { ExampleModule, exampleOrders } from '../testing/example/example.module.js';
import {
  eventually,
  startTestInstance,
  type TestInstance,
  type TestUser,
  testUser,
} from '../testing/index.js';

let instance: TestInstance;
let user: TestUser;
let customer: TestUser;
let admin: TestUser;
beforeAll(async () => {
  instance = await startTestInstance({ module: ExampleModule, database: exampleDatabase });
  user = await testUser();
  customer = await testUser({ companyId: 12, companyType: 'Customer', roles: ['company-admin'] });
  admin = await testUser({ roles: ['platform-admin'] });
}, 90_000);
afterAll(() => instance?.stop(), 30_000);

const raw = async (path: string, init: RequestInit & { as?: TestUser } = {}): Promise<Response> => {
  const headers = new Headers(init.headers);
  if (init.as) headers.set('authorization', `Bearer ${await init.as.accessToken()}`);
  return fetch(`${instance.url}${path}`, { ...init, headers });
};
const setLanguage = (as: TestUser, body: string, headers: Record<string, string> = {}): Promise<Response> =>
  raw(`/api/users/${as.userId}/language`, {
    as,
    method: 'PUT',
    body,
    headers: { 'content-type': 'application/json', ...headers },
  });

describe('access', () => {
  it("identifies a user by Keycloak's token", async () => {
    const request = { params: { userId: user.userId }, body: { language: 'en' as const } };
    expect(await instance.callAs(user, 'setUserLanguage', request)).toEqual({});
    await expect(instance.callAs(customer, 'setUserLanguage', request)).rejects.toMatchObject({
      status: 404,
      code: 'USER_NOT_FOUND',
    });
  });

  it('requires a visitor to sign in', async () => {
    const call = instance.callAs('visitor', 'getCustomer', { params: { companyId: 12 } });
    await expect(call).rejects.toMatchObject({ status: 401, code: 'AUTHENTICATION_REQUIRED' });
  });

  it('refuses a user of the wrong kind', async () => {
    const call = instance.callAs(user, 'getCustomer', { params: { companyId: 12 } });
    await expect(call).rejects.toMatchObject({ status: 403, code: 'FORBIDDEN' });
  });

  it('admits a platform admin and a customer', async () => {
    for (const caller of [admin, customer]) {
      const call = instance.callAs(caller, 'getCustomer', { params: { companyId: 12 } });
      await expect(call).rejects.toMatchObject({ code: 'COMPANY_NOT_FOUND' });
    }
  });

  it('refuses an invalid token on every call', async () => {
    const answer = await raw('/api/producers/country/DE', { headers: { authorization: 'Bearer forged' } });
    expect(answer.status).toBe(401);
  });
});

it('times out slow and silent senders', () => {
  const { requestTimeout, headersTimeout, timeout } = instance.app.getHttpServer();
  expect({ requestTimeout, headersTimeout, timeout }).toEqual({
    requestTimeout: 150_000,
    headersTimeout: 10_000,
    timeout: 60_000,
  });
});

describe('input', () => {
  it('names the invalid field in the language of the caller', async () => {
    const answer = await setLanguage(user, '{}', { 'accept-language': 'en' });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({
      code: 'FIELD_REQUIRED',
      message: 'Language must be entered.',
      field: 'language',
    });
  });

  it.each([
    ['JSON that does not parse', '{"language":', {}, 400, 'MALFORMED_REQUEST'],
    ['no body at all', '', {}, 400, 'MALFORMED_REQUEST'],
    ['another format', 'language=en', { 'content-type': 'text/plain' }, 415, 'UNSUPPORTED_MEDIA_TYPE'],
    ['a body that is too large', `"${'x'.repeat(2 ** 20)}"`, {}, 413, 'BODY_TOO_LARGE'],
  ])('refuses %s', async (_what, body, headers, status, code) => {
    const answer = await setLanguage(user, body, headers);
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ code });
  });

  it('refuses an id beyond the range of the column with the field', async () => {
    for (const id of ['2147483648', '9007199254740990']) {
      const answer = await raw(`/api/customers/${id}`, { as: admin, headers: { 'accept-language': 'en' } });
      expect([answer.status, await answer.json()]).toEqual([
        400,
        { code: 'NUMBER_TOO_LARGE', message: expect.stringContaining('2147483647'), field: 'companyId' },
      ]);
    }
  });

  it('answers an unknown address in the same form', async () => {
    const answer = await raw('/api/nothing-here');
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('accepts a file, and refuses a too large one', async () => {
    const upload = (size: number) =>
      instance.callAs(
        customer,
        'createAttachment',
        {
          headers: {
            'x-file-id': crypto.randomUUID(),
            'x-file-name': 'a.pdf',
            'x-attachment-type': 'CustomsDeclaration',
            'x-object-type': 'Delivery',
            'x-object-id': '1',
          },
        },
        { file: new Uint8Array(size) },
      );
    await expect(upload(900)).rejects.toMatchObject({
      body: { code: 'FILE_TYPE_NOT_ALLOWED', field: '900' },
    });
    await expect(upload(1100)).rejects.toMatchObject({ code: 'BODY_TOO_LARGE' });
    await expect(upload(3 * 2 ** 20)).rejects.toMatchObject({ code: 'BODY_TOO_LARGE' });
  });
});

describe('answers', () => {
  it('counts the statements of a call', async () => {
    const statements = await countStatements(() =>
      instance.callAs(user, 'listProducersForCountry', { params: { countryCode: 'DE' } }),
    );
    expect(statements).toBe(1);
  });

  it('returns only the request id after a bug', async () => {
    const answer = await raw('/api/producers/country/ZZ', {
      as: user,
      headers: { 'x-request-id': 'my-request-1' },
    });
    expect(answer.status).toBe(500);
    const body = await answer.text();
    expect(body).toContain('my-request-1');
    expect(body).not.toContain('secret');
  });

  it('fails visibly when an answer breaks its contract', async () => {
    exampleOrders.buyer = () => null;
    await instance.em().execute('insert into applied (order_id) values (-1)');
    const answer = await raw('/api/producers/country/DE', { as: user });
    await instance.em().execute('delete from applied');
    expect(answer.status).toBe(500);
  });

  it('returns the given request id, or a new one', async () => {
    const given = await raw('/api/nothing', { headers: { 'x-request-id': 'my-request-1' } });
    expect(given.headers.get('x-request-id')).toBe('my-request-1');
    const strange = await raw('/api/nothing', { headers: { 'x-request-id': 'a b' } });
    expect(strange.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });
});

describe('a query to another domain', () => {
  const call = (): Promise<unknown> =>
    instance.callAs(customer, 'getCustomer', { params: { companyId: 12 } });

  it('passes on the other domain’s refusal', async () => {
    exampleOrders.buyer = () => refuse('ADDRESS_NOT_FOUND');
    await expect(call()).rejects.toMatchObject({ status: 404, code: 'ADDRESS_NOT_FOUND' });
  });

  it('carries the request id', async () => {
    const { currentRequest } = await import('../request/index.js');
    let seen: unknown;
    exampleOrders.buyer = () => {
      seen = currentRequest();
      return null;
    };
    await raw('/api/customers/12', { as: customer, headers: { 'x-request-id': 'my-request-1' } });
    expect(seen).toMatchObject({ kind: 'query', requestId: 'my-request-1' });
  });

  it('is a 503 when the other domain fails', async () => {
    exampleOrders.buyer = () => {
      throw new Error('a bug over there');
    };
    await expect(call()).rejects.toMatchObject({ status: 503, code: 'PART_UNAVAILABLE' });
  });

  it('is a 503 without an answer in time', async () => {
    exampleOrders.buyer = () => new Promise<never>(() => undefined) as never;
    await expect(call()).rejects.toMatchObject({ status: 503, code: 'PART_UNAVAILABLE' });
  });

  it('is a 503 while NATS is down, and works again afterwards', async () => {
    exampleOrders.buyer = () => null;
    await instance.nats.kill();
    await expect(call()).rejects.toMatchObject({ status: 503, code: 'PART_UNAVAILABLE' });
    await instance.nats.start();
    await eventually(() => expect(call()).rejects.toMatchObject({ code: 'COMPANY_NOT_FOUND' }));
  }, 30_000);

  it('closes the connection with a 503, because another replica may reach the missing part', async () => {
    const asked = async () => {
      const { status, headers } = await raw('/api/customers/12', { as: customer });
      return [status, headers.get('connection')];
    };
    exampleOrders.buyer = () => null;
    expect(await asked()).toEqual([404, 'keep-alive']);
    await instance.nats.kill();
    expect(await asked()).toEqual([503, 'close']);
    await instance.nats.start();
    await eventually(async () => expect(await asked()).toEqual([404, 'keep-alive']));
  }, 30_000);
});
