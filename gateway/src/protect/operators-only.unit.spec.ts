import fastify from 'fastify';
import { networks, operatorsOnly } from './operators-only.js';

const statusFor = async (remoteAddress: string, url: string, headers: Record<string, string> = {}) => {
  const app = fastify({ trustProxy: '192.0.2.0/24' });
  operatorsOnly(app, '127.0.0.1, ::1, 10.1.0.0/16');
  for (const path of ['/metrics', '/health/ready', '/health/live']) app.get(path, () => 'figures');
  const { statusCode } = await app.inject({ url, remoteAddress, headers });
  await app.close();
  return statusCode;
};

describe('figures of the gateway', () => {
  it.each([
    ['127.0.0.1', '/metrics', 200],
    ['::1', '/health/ready', 200],
    ['10.1.200.3', '/metrics?x=1', 200],
    ['10.2.0.1', '/metrics', 404],
    ['10.2.0.1', '/%6detrics', 404],
    ['10.2.0.1', '/%68ealth/ready?x', 404],
    ['203.0.113.9', '/health/ready', 404],
    ['203.0.113.9', '/health/live', 200],
  ])('for %s at %s: %d', async (address, url, status) => {
    expect(await statusFor(address, url)).toBe(status);
  });

  it.each([
    ['an operator', '127.0.0.1', '203.0.113.9'],
    ['an operator that names one', '127.0.0.1', '127.0.0.1'],
    ['a trusted proxy that names one', '192.0.2.7', '127.0.0.1'],
  ])('are not shown by what %s says of an address', async (_, address, named) => {
    for (const header of ['x-forwarded-for', 'x-real-ip']) {
      expect(await statusFor(address, '/metrics', { [header]: named })).toBe(404);
    }
  });

  it('need addresses that are addresses', () => {
    expect(() => networks('everybody')).toThrow('Invalid');
  });
});
