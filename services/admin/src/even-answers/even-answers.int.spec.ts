import type { TestInstance } from '@werkbank/platform/testing';
import { startAdminInstance } from '../testing/admin-instance.js';
import { Browser } from '../testing/browser.js';
import { solvedCaptcha } from '../testing/solved-captcha.js';
import { freshPassword, TestPeople } from '../testing/test-people.js';

const ROUNDS = 11;

let instance: TestInstance;
let people: TestPeople;
beforeAll(async () => {
  instance = await startAdminInstance({ CAPTCHA_DIFFICULTY: '50' });
  people = new TestPeople(instance);
}, 60_000);
afterAll(() => people?.leave(), 30_000);

const refused = async (userEmail: string) => {
  const body = { userEmail, password: freshPassword() };
  const answer = await new Browser(instance).send('POST', 'login', { body });
  expect(answer.status).toBe(401);
};

/**
 * The quickest answer of each way, in milliseconds, tried in turns. What else the machine does only ever adds time, so that
 * the least of several is what whoever listens from outside would compare as well.
 */
async function quickest<K extends string>(
  ways: Record<K, (round: number) => Promise<unknown>>,
): Promise<Record<K, number>> {
  const names = Object.keys(ways) as K[];
  const taken = new Map<K, number[]>(names.map((name) => [name, []]));
  for (let round = 0; round < ROUNDS; round++) {
    for (const name of names) {
      const startedAt = performance.now();
      await ways[name](round);
      taken.get(name)?.push(performance.now() - startedAt);
    }
  }
  const entries = names.map((name) => [name, Math.min(...(taken.get(name) ?? []))]);
  return Object.fromEntries(entries) as Record<K, number>;
}

/** What nobody can tell apart: a busy machine alone makes that much, and a password is a multiple of it. */
function expectTheSame(found: Record<string, number>): void {
  const all = Object.values(found);
  const tolerance = Math.max(20, 0.15 * Math.max(...all));
  expect(Math.max(...all) - Math.min(...all)).toBeLessThan(tolerance);
}

it('refuses a login after the same time, whoever it was tried for', async () => {
  // Few wrong tries each, or whoever guesses would have to wait.
  const two = async () => [await people.add(), await people.add()] as const;
  const [known, disabled, guessed] = [await two(), await two(), await two()];
  await Promise.all(disabled.map((person) => people.setEnabled(person, false)));
  await Promise.all(guessed.flatMap(({ email }) => [1, 2, 3].map(() => refused(email))));

  const oneOf = (both: Awaited<ReturnType<typeof two>>) => (round: number) =>
    refused(both[round % 2 === 0 ? 0 : 1].email);
  const found = await quickest({
    known: oneOf(known),
    unknown: (round) => refused(`unknown-${round}-${known[0].userId}@werkbank.example`),
    disabled: oneOf(disabled),
    guessed: oneOf(guessed),
  });
  expectTheSame(found);
}, 30_000);

it('takes the same time to ask for a new password, whether the address is known or not', async () => {
  const known = await people.add();
  const ask = async (userEmail: string, captchaToken: string) => {
    await instance.callAs('visitor', 'requestPasswordReset', {
      body: { userEmail, language: 'de', captchaToken },
    });
  };
  const solved = await Promise.all(Array.from({ length: 2 * ROUNDS }, () => solvedCaptcha(instance)));
  const found = await quickest({
    known: () => ask(known.email, solved.pop() ?? ''),
    unknown: () => ask(`unknown-${known.userId}@werkbank.example`, solved.pop() ?? ''),
  });
  expectTheSame(found);
}, 30_000);
