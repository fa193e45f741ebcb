import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Instance, openInstance } from '../instance/instance.ts';
import { portsFrom } from '../instance/ports.ts';
import { adminUrl, serviceUrl } from './databases.ts';
import { domains } from '@werkbank/contracts/domains/source';
import { keycloak, keycloakUrl } from './keycloak.ts';
import { mails } from './mails.ts';
import { meilisearch, meilisearchEnvironment } from './meilisearch.ts';
import { natsOf, natsUrl } from './nats.ts';
import { postgres } from './postgres.ts';
import { gatewayEnvironment, ownerEnvironment, serviceEnvironment } from './service-environment.ts';

describe('addresses of the parts', () => {
  const before = process.env;
  let instance: Instance;

  beforeEach(() => {
    process.env = { PATH: before.PATH };
    const stateDir = mkdtempSync(join(tmpdir(), 'environment-'));
    instance = openInstance({ name: 'a test', stateDir, ports: portsFrom(8080), demoArticles: 0 });
  });
  afterEach(() => {
    process.env = before;
    rmSync(instance.stateDir, { recursive: true });
  });

  it('are on this machine by default', () => {
    expect(postgres.elsewhere?.(instance)).toBeUndefined();
    expect(keycloakUrl(instance)).toBe('http://127.0.0.1:8107');
    expect(natsUrl(instance)).toMatch(/^nats:\/\/werkbank:[0-9a-f]{48}@127\.0\.0\.1:8106$/);
    expect(meilisearchEnvironment(instance)).toEqual({});
  });

  it('come from the environment', () => {
    process.env.DATABASE_URL = 'postgresql://root:secret@db.example:5432/postgres';
    process.env.KEYCLOAK_URL = 'https://id.example/';
    process.env.MEILI_URL = 'http://search.example:7700/';
    expect(postgres.elsewhere?.(instance)).toBe(process.env.DATABASE_URL);
    expect(adminUrl(instance)).toBe(process.env.DATABASE_URL);
    expect(keycloak.elsewhere?.(instance)).toBe('https://id.example');
    expect(meilisearch.elsewhere?.(instance)).toBe('http://search.example:7700');
  });

  it('have a separate NATS user for each service and one for operators', () => {
    const users = domains.map((domain) => new URL(serviceEnvironment(instance, domain).NATS_URL ?? ''));
    expect(users.map(({ username }) => username)).toEqual(domains);
    const own = natsUrl(instance);
    expect(new Set([own, ...users.map(String)]).size).toBe(domains.length + 1);
  });

  it("show NATS' address without its password", () => {
    process.env.NATS_URL = 'nats://courier:p%40ss@nats.example:4222,nats://other.example:4222';
    expect(serviceEnvironment(instance, 'orders').NATS_URL).toBe(process.env.NATS_URL);
    expect(natsOf(1)[0]?.address?.(instance)).toBe('nats://nats.example:4222');
  });

  it("have a database and two roles for each domain, never the administrator's", () => {
    process.env.DATABASE_URL = 'postgresql://root:secret@db.example:5432/postgres?sslmode=require';
    const url = new URL(serviceUrl(instance, 'orders'));
    expect([url.host, url.pathname, url.username]).toEqual([
      'db.example:5432',
      '/werkbank_orders',
      'werkbank_orders_service',
    ]);
    expect(url.searchParams.get('sslmode')).toBe('require');
    expect(serviceEnvironment(instance, 'orders').DATABASE_URL).toBe(url.toString());
    const owner = new URL(ownerEnvironment(instance, 'orders').DATABASE_URL ?? '');
    expect([owner.host, owner.pathname, owner.username]).toEqual([url.host, url.pathname, 'werkbank_orders']);
    expect(owner.password).not.toBe(url.password);
    expect(JSON.stringify(gatewayEnvironment(instance))).not.toContain('secret');
  });

  it("lead mails to the catcher or the environment's server, with the password for the mailing service only", () => {
    expect(serviceEnvironment(instance, 'admin').SMTP_URL).toBe('smtp://127.0.0.1:8110');
    expect(mails.address?.(instance)).toBe('http://127.0.0.1:8111');
    process.env.SMTP_URL = 'smtps://user:secret@mail.example';
    expect(serviceEnvironment(instance, 'admin').SMTP_URL).toBe(process.env.SMTP_URL);
    expect(mails.elsewhere?.(instance)).toBe(process.env.SMTP_URL);
    expect(mails.address?.(instance)).toBe('mail.example');
    expect(serviceEnvironment(instance, 'orders').SMTP_URL).toBeUndefined();
  });

  it.each([
    [{}, 'production', 'if-offered'],
    [{ watch: true }, 'development', 'if-offered'],
    [{ hurried: true }, 'development', 'if-offered'],
  ])('imply production mode, except in development and tests: %j', (given, mode, encryption) => {
    const environment = serviceEnvironment({ ...instance, ...given }, 'admin');
    expect([environment.NODE_ENV, environment.SMTP_TLS]).toEqual([mode, encryption]);
    process.env.SMTP_URL = 'smtps://mail.example';
    // A real server has to encrypt in production.
    expect(serviceEnvironment({ ...instance, ...given }, 'admin').SMTP_TLS).toBeUndefined();
  });

  it('include a stored captcha key for the verifying service', () => {
    const key = serviceEnvironment(instance, 'admin').CAPTCHA_KEY;
    expect(key).toMatch(/^[0-9a-f]{48}$/);
    expect(serviceEnvironment(instance, 'admin').CAPTCHA_KEY).toBe(key);
    expect(gatewayEnvironment(instance).CAPTCHA_KEY).toBeUndefined();
  });

  it("include Keycloak's client secret for the admin service only", () => {
    expect(serviceEnvironment(instance, 'admin').KEYCLOAK_CLIENT_SECRET).toMatch(/^[0-9a-f]{48}$/);
    expect(serviceEnvironment(instance, 'orders').KEYCLOAK_CLIENT_SECRET).toBeUndefined();
  });
});
