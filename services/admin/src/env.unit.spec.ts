import { readEnv } from '@werkbank/platform/env';
import { adminEnv, encryptionOfMails } from './env.js';

const needed = {
  PORT: '8104',
  DATABASE_URL: 'postgres://127.0.0.1/admin',
  NATS_URL: 'nats://127.0.0.1:8106',
  KEYCLOAK_URL: 'http://127.0.0.1:8107',
  KEYCLOAK_CLIENT_SECRET: 'secret',
};
const inProduction = {
  ...needed,
  NODE_ENV: 'production',
  CAPTCHA_KEY: 'x'.repeat(32),
  PUBLIC_URL: 'https://werkbank.example',
};

it('starts in production with keys of its own behind https, and hands mails over encrypted', () => {
  const encryption = (given: object) => encryptionOfMails(readEnv(adminEnv, { ...needed, ...given }));
  expect(encryption(inProduction)).toBe('required');
  expect(encryption({ ...inProduction, SMTP_TLS: 'if-offered' })).toBe('if-offered');
  expect(encryption({})).toBe('if-offered');
});

it.each([
  ['CAPTCHA_KEY', { CAPTCHA_KEY: '' }],
  ['PUBLIC_URL', { PUBLIC_URL: 'http://werkbank.example' }],
])('does not start in production without a safe %s', (name, changes) => {
  expect(() => readEnv(adminEnv, { ...inProduction, ...changes })).toThrow(name);
});

it.each(['http://127.0.0.1:8080', 'http://localhost:8080'])(
  'is tried out in production mode at %s',
  (PUBLIC_URL) => {
    expect(readEnv(adminEnv, { ...inProduction, PUBLIC_URL })).toMatchObject({ PUBLIC_URL });
  },
);
