import { accountOf, runningInstance, signIn, visitor } from '../instance/running-instance.ts';
import { audience, swissBuyer } from '../instance/shopping.ts';

const raw = (path: string, init: RequestInit = {}) => fetch(`${runningInstance().address}${path}`, init);

describe('the gateway refuses', () => {
  it.each([
    ['de', 'Diesen Artikel gibt es nicht (mehr).'],
    ['en', 'This article was not found.'],
  ])('an unknown article, in %s', async (language, message) => {
    const call = visitor(language)('getArticle', {
      params: { articleId: 'no-such-article' },
      query: audience,
    });
    await expect(call).rejects.toMatchObject({ status: 404, code: 'ARTICLE_NOT_FOUND', message });
  });

  it('a body that is not JSON', async () => {
    const answer = await raw('/api/basket/refresh', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"basket":',
    });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: 'MALFORMED_REQUEST' });
  });

  it('an invalid field, by its name', async () => {
    const answer = await raw('/api/basket/refresh', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': 'en' },
      body: JSON.stringify({ basket: [], language: 'de', currency: 'dollars', country: 'CH' }),
    });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ field: 'currency', message: expect.any(String) });
  });

  it('a body over the limit, before any service sees it', async () => {
    const answer = await raw('/api/basket/refresh', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ basket: 'x'.repeat(1_100_000) }),
    });
    expect(answer.status).toBe(413);
  });

  it('a path that is not a call', async () => {
    const answer = await raw('/api/articles/search/secret');
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('a forged token', async () => {
    const answer = await raw('/api/sales-orders', { headers: { authorization: 'Bearer e30.e30.x' } });
    expect(answer.status).toBe(401);
    expect(await answer.json()).toMatchObject({ code: 'AUTHENTICATION_REQUIRED' });
  });

  it('order lists for visitors, and admin lists for buyers', async () => {
    await expect(visitor()('listSalesOrders', { query: {} })).rejects.toMatchObject({ status: 401 });
    const buyer = await signIn(accountOf(swissBuyer));
    await expect(buyer.api('listUnconfirmedOrders', { query: {} })).rejects.toMatchObject({
      status: 403,
      code: 'FORBIDDEN',
    });
  });

  it('a wrong password with the same message as an unknown address', async () => {
    const buyer = accountOf(swissBuyer);
    const wrong = visitor()('login', { body: { userEmail: buyer.email, password: 'Wrong-2026' } });
    const unknown = visitor()('login', {
      body: { userEmail: 'nobody@nowhere.example', password: 'Wrong-2026' },
    });
    const refusals = await Promise.all([wrong, unknown].map((call) => call.catch((error: unknown) => error)));
    for (const refusal of refusals) {
      expect(refusal).toMatchObject({
        status: 401,
        code: 'AUTHENTICATION_FAILED',
        message: 'E-Mail oder Passwort ist falsch.',
      });
    }
  });
});

describe('the gateway', () => {
  it('is described as OpenAPI 3.1, with a readable page', async () => {
    const document = (await (await raw('/api/openapi.json')).json()) as { openapi: string; paths: object };
    expect(document.openapi).toBe('3.1.0');
    expect(Object.keys(document.paths)).toContain('/api/purchase-orders/{orderId}/confirm');
    expect(await (await raw('/api/docs')).text()).toContain('swagger-ui');
  });

  it('passes the request id through, and sends no header that opens it to other origins', async () => {
    const answer = await raw('/api/configuration', { headers: { 'x-request-id': 'thread-test-1' } });
    expect(answer.headers.get('x-request-id')).toBe('thread-test-1');
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('gives every page a policy without unsafe-* and with its own nonce', async () => {
    const open = () => raw('/', { headers: { accept: 'text/html' } });
    const policies = await Promise.all(
      [open(), open()].map(async (page) => (await page).headers.get('content-security-policy')),
    );
    expect(policies[0]).not.toBe(policies[1]);
    for (const policy of policies) expect(policy).not.toMatch(/unsafe-/);
  });
});
