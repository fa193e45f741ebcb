import { isRefusal } from '@werkbank/contracts/errors';
import { DependencyUnavailable } from '@werkbank/platform/dependency-errors';
import type { TestInstance } from '@werkbank/platform/testing';
import { startAdminInstance } from '../../testing/admin-instance.js';
import { Guesses } from './guesses.js';

let instance: TestInstance;
let guesses: Guesses;
beforeAll(async () => {
  instance = await startAdminInstance();
  guesses = instance.app.get(Guesses);
}, 60_000);
afterAll(() => instance?.stop(), 30_000);

const guesser = '192.0.2.66';
const owner = '198.51.100.7';
/** Result of a try: a session, a wrong password, or the retry delay in seconds. */
const tryOn = async (email: string, address = guesser, right = false, device?: string) => {
  const result = await guesses.attempt({ address, email, device }, () => Promise.resolve(right || undefined));
  if (isRefusal(result)) return Number(result.params['seconds']);
  return result ? 'in' : 'wrong';
};
const guess = async (email: string, count: number) => {
  const answers = [];
  for (let n = 0; n < count; n++) answers.push(await tryOn(email));
  return answers;
};
const age = (email: string, seconds: number) =>
  instance.em().execute(
    `update sign_in_attempt set last_at = last_at - make_interval(secs => ?)
        where network = ? and email_hash = encode(sha256(?::bytea), 'hex')`,
    [seconds, guesser, email],
  );

describe('guessing', () => {
  it('has to wait after ten wrong passwords, while the owner signs in from elsewhere', async () => {
    expect(await guess('one@werkbank.example', 10)).toEqual(Array.from({ length: 10 }, () => 'wrong'));
    expect(await tryOn('One@Werkbank.example', guesser, true)).toBeGreaterThan(0);
    expect(await tryOn('one@werkbank.example', owner, true)).toBe('in');
    expect(await tryOn('other@werkbank.example')).toBe('wrong');
  });

  it('waits twice as long after each further try, a quarter of an hour at most', async () => {
    const email = 'longer@werkbank.example';
    await guess(email, 10);
    const waits = [];
    for (let n = 0; n < 10; n++) {
      const wait = Number(await tryOn(email));
      waits.push(wait);
      await age(email, wait);
      expect(await tryOn(email)).toBe('wrong');
    }
    const asked = [5, 10, 20, 40, 80, 160, 320, 640, 900, 900];
    // On a slow machine a part of the delay has passed before the call.
    for (const [at, wait] of waits.entries()) {
      expect(wait).toBeLessThanOrEqual(asked[at] ?? 0);
      expect(wait).toBeGreaterThan((asked[at] ?? 0) - 5);
    }
  });

  it('in parallel gains no more tries than one after the other', async () => {
    const email = 'at-once@werkbank.example';
    const answers = await Promise.all(Array.from({ length: 30 }, () => tryOn(email)));
    // Ten, and on a slow machine one more after the first delay.
    expect([10, 11]).toContain(answers.filter((answer) => answer === 'wrong').length);
  });

  it('from very many networks waits longer, while the owner signs in at the first try from a new one', async () => {
    const email = 'besieged@werkbank.example';
    for (let network = 0; network < 10; network++) {
      for (let n = 0; n < 10; n++) expect(await tryOn(email, `203.0.113.${network}`)).toBe('wrong');
    }
    const late = '203.0.113.200';
    for (let n = 0; n < 3; n++) expect(await tryOn(email, late)).toBe('wrong');
    expect(await tryOn(email, late)).toBeGreaterThan(50);
    expect(await tryOn(email, owner, true)).toBe('in');
    expect(await tryOn('other@werkbank.example', late)).toBe('wrong');
  });

  it("in the owner's network does not lock out a device that knows the account", async () => {
    const email = 'same-network@werkbank.example';
    await guess(email, 11);
    expect(await tryOn(email, guesser, true)).toBeGreaterThan(0);
    expect(await tryOn(email, guesser, true, 'desk')).toBe('in');
    for (let n = 0; n < 10; n++) expect(await tryOn(email, guesser, false, 'desk')).toBe('wrong');
    expect(await tryOn(email, guesser, true, 'desk')).toBeGreaterThan(0);
  });

  it('is forgotten after a day, by the right password, and by a new one', async () => {
    const email = 'forgotten@werkbank.example';
    await guess(email, 10);
    await age(email, 12 * 60 * 60 + 1);
    expect(await guess(email, 9)).toEqual(Array.from({ length: 9 }, () => 'wrong'));
    expect(await tryOn(email, guesser, true)).toBe('in');
    expect(await guess(email, 10)).toEqual(Array.from({ length: 10 }, () => 'wrong'));
    await guesses.forget(email);
    expect(await tryOn(email, guesser, true)).toBe('in');
  });

  it('does not count a try while Keycloak could not check the password', async () => {
    const email = 'outage@werkbank.example';
    const down = () => Promise.reject(new DependencyUnavailable('keycloak', new Error('down')));
    for (let n = 0; n < 12; n++) {
      await expect(guesses.attempt({ address: guesser, email }, down)).rejects.toThrow(DependencyUnavailable);
    }
    expect(await tryOn(email)).toBe('wrong');
  });
});
