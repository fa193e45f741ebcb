import { readEnv } from '@werkbank/platform/env';
import { catalogEnv } from './env.js';

const complete = {
  PORT: '8101',
  DATABASE_URL: 'postgresql://catalog:secret@127.0.0.1/catalog',
  NATS_URL: 'nats://127.0.0.1:4222',
  KEYCLOAK_URL: 'http://127.0.0.1:8107',
};

it('refuses media from the own machine in production', () => {
  const env = { ...complete, MEDIA_FROM_LOOPBACK: 'true' };
  expect(readEnv(catalogEnv, env)).toMatchObject({ MEDIA_FROM_LOOPBACK: true });
  expect(() => readEnv(catalogEnv, { ...env, NODE_ENV: 'production' })).toThrow('MEDIA_FROM_LOOPBACK');
});

it('refuses a list of hosts that is none', () => {
  expect(() => readEnv(catalogEnv, { ...complete, MEDIA_HOSTS: 'https://maker.example/path' })).toThrow(
    'MEDIA_HOSTS',
  );
});
