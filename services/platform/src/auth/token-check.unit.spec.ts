import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose';
import { DependencyUnavailable } from '../dependency-errors/dependency-unavailable.js';
import { TokenCheck } from './token-check.js';

const keys = await generateKeyPair('RS256', { extractable: true });
const strangers = await generateKeyPair('RS256');
const issuer = 'https://keycloak.example/realms/werkbank';
const claims = {
  sid: 'session-1',
  email: 'ada@werkbank.example',
  given_name: 'Ada',
  family_name: 'Lovelace',
  user_id: 7,
  roles: ['company-admin', 'offline_access'],
  company_id: 12,
  company_type: 'Customer',
};

let server: Server;
let reads = 0;
let check: TokenCheck;
let keysUrl: string;
const serveKeys = async (port = 0): Promise<number> => {
  const jwk = { ...(await exportJWK(keys.publicKey)), kid: 'k1', alg: 'RS256', use: 'sig' };
  server = createServer((_request, answer) => {
    reads++;
    answer.setHeader('content-type', 'application/json').end(JSON.stringify({ keys: [jwk] }));
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
};
const stopServing = (): Promise<void> => {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
};

beforeEach(async () => {
  reads = 0;
  keysUrl = `http://127.0.0.1:${await serveKeys()}/certs`;
  check = new TokenCheck({ issuer, keysUrl, cooldownMs: 0 });
});
afterEach(stopServing);

const signed = (payload: JWTPayload = {}, { key = keys.privateKey, kid = 'k1' } = {}): Promise<string> =>
  new SignJWT({ sub: 'u', iss: issuer, aud: 'werkbank-api', ...claims, ...payload })
    .setProtectedHeader({ alg: 'RS256', kid })
    .setIssuedAt()
    .setExpirationTime(payload.exp ?? '5m')
    .sign(key);

it('accepts a token that Keycloak signed for this API and knows its roles', async () => {
  expect(await check.claimsOf(await signed())).toMatchObject({
    user_id: 7,
    roles: ['company-admin'],
    company_id: 12,
    company_type: 'Customer',
  });
});

it.each<[string, JWTPayload]>([
  ['of another issuer', { iss: 'https://elsewhere.example' }],
  ['for another audience', { aud: 'account' }],
  ['that has expired', { exp: Math.floor(Date.now() / 1000) - 60 }],
  ['that is not valid yet', { nbf: Math.floor(Date.now() / 1000) + 60 }],
  ['without the number of its user', { user_id: 'nobody' }],
  ['with a company type that does not exist', { company_type: 'Bank' }],
])('refuses a token %s', async (_what, payload) => {
  expect(await check.claimsOf(await signed(payload))).toBeUndefined();
});

it('refuses a token with another signature under a known key id', async () => {
  expect(await check.claimsOf(await signed({}, { key: strangers.privateKey }))).toBeUndefined();
});

it('refuses a token under an unknown key id', async () => {
  expect(await check.claimsOf(await signed({}, { kid: 'k2' }))).toBeUndefined();
});

it('refuses a token without a signature', async () => {
  const unsigned = new UnsecuredJWT({ ...claims })
    .setIssuer(issuer)
    .setAudience('werkbank-api')
    .setSubject('u')
    .setExpirationTime('5m')
    .encode();
  expect(await check.claimsOf(unsigned)).toBeUndefined();
});

it('refuses a token that is signed with the public key as a shared secret', async () => {
  const secret = new TextEncoder().encode(JSON.stringify(await exportJWK(keys.publicKey)));
  const forged = await new SignJWT({ sub: 'u', iss: issuer, aud: 'werkbank-api', ...claims })
    .setProtectedHeader({ alg: 'HS256', kid: 'k1' })
    .setExpirationTime('5m')
    .sign(secret);
  expect(await check.claimsOf(forged)).toBeUndefined();
});

it('refuses what is no token', async () => {
  expect(await check.claimsOf('nonsense')).toBeUndefined();
});

it('reads the keys once for many tokens', async () => {
  for (let count = 0; count < 5; count++) await check.claimsOf(await signed());
  expect(reads).toBe(1);
});

it('answers that Keycloak is not available instead of refusing, while no key was ever read', async () => {
  await stopServing();
  await expect(check.claimsOf(await signed())).rejects.toBeInstanceOf(DependencyUnavailable);
  await expect(check.reachKeys()).rejects.toBeInstanceOf(DependencyUnavailable);
  await serveKeys();
});

it('goes on verifying with the keys that it knows while Keycloak is away', async () => {
  // Keys that are never fresh are read for every token, as they are after ten minutes otherwise.
  check = new TokenCheck({ issuer, keysUrl, cooldownMs: 0, keysFreshMs: 0 });
  await check.claimsOf(await signed());
  await check.claimsOf(await signed({ jti: 'second' }));
  expect(reads).toBe(2);
  await stopServing();
  expect(await check.claimsOf(await signed({ jti: 'third' }))).toMatchObject({ user_id: 7 });
  await expect(check.claimsOf(await signed({}, { kid: 'k2' }))).rejects.toBeInstanceOf(DependencyUnavailable);
  await serveKeys();
});
