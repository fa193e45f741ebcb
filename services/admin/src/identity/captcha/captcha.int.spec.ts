import type { TestInstance } from '@werkbank/platform/testing';
import { createChallenge } from 'altcha-lib/v1';
import { adminEnv } from '../../env.js';
import { startAdminInstance } from '../../testing/admin-instance.js';
import { solutionOf, solvedCaptcha } from '../../testing/solved-captcha.js';
import { Altcha } from './altcha.js';
import type { Captcha } from './captcha.js';

const key = 'a-key-of-the-tests-that-is-long-enough';
let instance: TestInstance;
beforeAll(async () => {
  instance = await startAdminInstance({ CAPTCHA_KEY: key, CAPTCHA_DIFFICULTY: '300' });
}, 60_000);
afterAll(() => instance?.stop(), 30_000);

/** The contract of every CAPTCHA. */
function keepsItsPromise(make: (validMs: number) => Captcha): void {
  it('accepts the solution of its own puzzle', async () => {
    const captcha = make(60_000);
    expect(await captcha.accept(await solutionOf(await captcha.challenge()))).toBe(true);
  });

  it('makes a new puzzle each time', async () => {
    const captcha = make(60_000);
    expect(await captcha.challenge()).not.toEqual(await captcha.challenge());
  });

  it('accepts a solution once, also of ten at the same moment', async () => {
    const captcha = make(60_000);
    const solution = await solutionOf(await captcha.challenge());
    const answers = await Promise.all(Array.from({ length: 10 }, () => captcha.accept(solution)));
    expect(answers.filter(Boolean)).toHaveLength(1);
    expect(await captcha.accept(solution)).toBe(false);
  });

  it('refuses a late solution', async () => {
    const captcha = make(-5_000);
    expect(await captcha.accept(await solutionOf(await captcha.challenge()))).toBe(false);
  });

  it.each(['', 'nonsense', btoa('null'), btoa('{}'), btoa('[1]'), 'ü'.repeat(50)])(
    'refuses %p',
    async (text) => {
      expect(await make(60_000).accept(text)).toBe(false);
    },
  );
}

describe('ALTCHA', () => {
  const altcha = (validMs: number) => new Altcha(instance.em(), { key, difficulty: 300, validMs });
  keepsItsPromise(altcha);

  const changed = async (change: Record<string, unknown>) => {
    const solution = await solutionOf(await altcha(60_000).challenge());
    const parts: object = JSON.parse(Buffer.from(solution, 'base64').toString());
    return Buffer.from(JSON.stringify({ ...parts, ...change })).toString('base64');
  };

  it('refuses a wrong number or a changed part', async () => {
    for (const change of [
      { number: -1 },
      { number: '7' },
      { number: 301 },
      { algorithm: 'SHA-1' },
      { salt: 'aa?expires=9999999999&' },
      { signature: 'ab'.repeat(32) },
    ]) {
      expect(await altcha(60_000).accept(await changed(change))).toBe(false);
    }
  });

  it('refuses a puzzle with another signature, or one without an end', async () => {
    const foreign = await createChallenge({
      hmacKey: 'x',
      maxnumber: 10,
      expires: new Date(Date.now() + 60_000),
    });
    const endless = await createChallenge({ hmacKey: key, maxnumber: 10 });
    for (const puzzle of [foreign, endless]) {
      expect(await altcha(60_000).accept(await solutionOf({ ...puzzle, maxnumber: 10 }))).toBe(false);
    }
  });
});

it('gives visitors puzzles that the service accepts', async () => {
  const solution = await solvedCaptcha(instance);
  expect(await new Altcha(instance.em(), { key, difficulty: 1, validMs: 1 }).accept(solution)).toBe(true);
});

it('does not start in production with the development key', () => {
  const given = {
    PORT: '1',
    DATABASE_URL: 'postgres://a',
    NATS_URL: 'nats://a',
    KEYCLOAK_URL: 'http://a',
    KEYCLOAK_CLIENT_SECRET: 'x',
  };
  expect(adminEnv.safeParse(given).success).toBe(true);
  const complaints = adminEnv.safeParse({ ...given, NODE_ENV: 'production' }).error?.issues;
  expect(complaints).toMatchObject([{ path: ['CAPTCHA_KEY'] }]);
  expect(adminEnv.safeParse({ ...given, NODE_ENV: 'production', CAPTCHA_KEY: key }).success).toBe(true);
});
