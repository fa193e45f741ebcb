import { testUser } from '@werkbank/platform/testing';
import { type GatewayForTests, gatewayBefore } from './testing/gateway-for-tests.js';

const file = Buffer.from('x'.repeat(2000));
let gateway: GatewayForTests;
beforeAll(async () => {
  gateway = await gatewayBefore((request, response) => {
    response.setHeader('accept-ranges', 'bytes').setHeader('content-type', request.headers.accept ?? '');
    const { range } = request.headers;
    if (range === undefined) response.end(file);
    else if (range === 'bytes=0-1499' && request.headers['if-range'] === undefined) {
      response.writeHead(206, { 'content-range': 'bytes 0-1499/2000', 'content-length': 1500 });
      response.end(file.subarray(0, 1500));
    } else response.writeHead(416, { 'content-range': 'bytes */2000' }).end();
  });
});
afterAll(() => gateway.stop());

const ask = async (accept: string, more: Record<string, string>) => {
  const user = await testUser({ companyId: 7, companyType: 'Customer' });
  const headers = { accept, authorization: `Bearer ${await user.accessToken()}`, ...more };
  const answer = await fetch(`${gateway.address}/api/deliveries/1/invoice-pdf`, { headers });
  return { status: answer.status, headers: Object.fromEntries(answer.headers), text: await answer.text() };
};

it.each(['application/pdf', 'application/xml'])(
  'hands on which part of a file of %s is asked for',
  async (type) => {
    const whole = await ask(type, {});
    expect(whole).toMatchObject({ status: 200, headers: { 'accept-ranges': 'bytes', 'content-type': type } });
    const part = await ask(type, { range: 'bytes=0-1499' });
    expect(part).toMatchObject({
      status: 206,
      headers: { 'content-range': 'bytes 0-1499/2000', 'content-length': '1500', 'accept-ranges': 'bytes' },
    });
    // Compressed, the bytes would be others than those that the header counts.
    expect(part.headers['content-encoding']).toBeUndefined();
    expect(part.text).toHaveLength(1500);
  },
);

it('hands on that a file does not reach that far, and how far it does', async () => {
  expect(await ask('application/pdf', { range: 'bytes=9999-' })).toMatchObject({
    status: 416,
    headers: { 'content-range': 'bytes */2000' },
  });
  // Which version is meant, the service has to know.
  const { status } = await ask('application/pdf', { range: 'bytes=0-1499', 'if-range': '"a"' });
  expect(status).toBe(416);
});
