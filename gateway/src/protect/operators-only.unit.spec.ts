import fastify from 'fastify';
import { networks, operatorsOnly } from './operators-only.js';

const statusFor = async (remoteAddress: string, url: string) => {
  const app = fastify();
  operatorsOnly(app, '127.0.0.1, ::1, 10.1.0.0/16');
  for (const path of ['/metrics', '/health/ready', '/health/live']) app.get(path, () => 'figures');
  const { statusCode } = await app.inject({ url, remoteAddress });
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

  it('need addresses that are addresses', () => {
    expect(() => networks('everybody')).toThrow('Invalid');
  });
});
