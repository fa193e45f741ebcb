import { callExamples } from '@werkbank/contracts/fixtures';
import type { TestInstance } from '@werkbank/platform/testing';
import { startAdminInstance } from '../../testing/admin-instance.js';
import { TidyUp } from '../../operations/tidy-up/tidy-up.js';
import { Browser } from '../../testing/browser.js';
import { solvedCaptcha } from '../../testing/solved-captcha.js';
import { freshPassword, TestPeople } from '../../testing/test-people.js';

const ROUNDS = 11;
/** Chance differences on a busy machine vanish in further rounds; real ones stay. */
const MOST_ROUNDS = 3 * ROUNDS;
/** On a busy machine a refusal waits for up to two seconds. */
const PATIENCE_MS = 400_000;

let instance: TestInstance;
let people: TestPeople;
beforeAll(async () => {
  instance = await startAdminInstance({ CAPTCHA_DIFFICULTY: '50' });
  people = new TestPeople(instance);
}, 60_000);
afterAll(async () => {
  await instance?.em().execute(`update registration set expires_at = now() - interval '1 second'`);
  await instance?.app.get(TidyUp).run();
  await people?.leave();
}, 60_000);

const refused = async (userEmail: string) => {
  const body = { userEmail, password: freshPassword() };
  const answer = await new Browser(instance).send('POST', 'login', { body });
  expect(answer.status).toBe(401);
};

const middle = (all: readonly number[]) => all.toSorted((one, other) => one - other)[all.length >> 1] ?? 0;

/**
 * The usual extra time of each way in milliseconds. The ways take turns, to and fro, and are compared within one round,
 * so load and changes of pace affect all alike.
 */
async function usualDelays<K extends string>(
  ways: Record<K, (round: number) => Promise<unknown>>,
): Promise<Delays> {
  const names = Object.keys(ways) as K[];
  const rounds: number[][] = [];
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const taken = new Map<K, number>();
    for (const name of round % 2 === 0 ? names : names.toReversed()) {
      const startedAt = performance.now();
      await ways[name](round);
      taken.set(name, performance.now() - startedAt);
    }
    rounds.push(names.map((name) => taken.get(name) ?? 0));
    if (rounds.length % ROUNDS === 0 && areTheSame(delaysOf(rounds))) break;
  }
  return delaysOf(rounds);
}

interface Delays {
  /** One delay per way, in milliseconds. */
  delays: number[];
  longest: number;
}

function delaysOf(rounds: readonly number[][]): Delays {
  const apart = rounds.map((taken) => taken.map((one) => one - middle(taken)));
  return {
    delays: (rounds[0] ?? []).map((_, way) => middle(apart.map((taken) => taken[way] ?? 0))),
    longest: middle(rounds.map((taken) => Math.max(...taken))),
  };
}

/** Differences below this are noise: a busy machine causes as much, and a password check takes a multiple. */
const toleranceFor = (longest: number) => Math.max(20, 0.15 * longest);
const spreadOf = (delays: readonly number[]) => Math.max(...delays) - Math.min(...delays);
const areTheSame = ({ delays, longest }: Delays) => spreadOf(delays) < toleranceFor(longest);

function expectTheSame({ delays, longest }: Delays): void {
  expect(spreadOf(delays)).toBeLessThan(toleranceFor(longest));
}

it(
  'refuses a login after the same time for every account',
  async () => {
    // Few wrong tries per account, because a guesser would have to wait.
    const several = () => Promise.all(Array.from({ length: 6 }, () => people.add()));
    const [known, disabled, guessed] = [await several(), await several(), await several()];
    await Promise.all(disabled.map((person) => people.setEnabled(person, false)));
    await Promise.all(guessed.flatMap(({ email }) => [1, 2, 3].map(() => refused(email))));

    const oneOf = (persons: typeof known) => (round: number) =>
      refused(persons[round % persons.length]?.email ?? '');
    const found = await usualDelays({
      known: oneOf(known),
      unknown: (round) => refused(`unknown-${round}-${known[0]?.userId}@werkbank.example`),
      disabled: oneOf(disabled),
      guessed: oneOf(guessed),
    });
    expectTheSame(found);
  },
  PATIENCE_MS,
);

it(
  'answers a password request in the same time, whether the address is known or not',
  async () => {
    const known = await people.add();
    const ask = async (userEmail: string, captchaToken: string) => {
      await instance.callAs('visitor', 'requestPasswordReset', {
        body: { userEmail, language: 'de', captchaToken },
      });
    };
    const solved = await Promise.all(Array.from({ length: 2 * MOST_ROUNDS }, () => solvedCaptcha(instance)));
    const found = await usualDelays({
      known: () => ask(known.email, solved.pop() ?? ''),
      unknown: () => ask(`unknown-${known.userId}@werkbank.example`, solved.pop() ?? ''),
    });
    expectTheSame(found);
  },
  PATIENCE_MS,
);

it(
  'answers a registration in the same time, whether the address has an account or not',
  async () => {
    const known = await people.add();
    const register = async (email: string, captchaToken: string) => {
      const { user, ...rest } = callExamples.registerCustomer.request.body;
      await instance.callAs('visitor', 'registerCustomer', {
        body: { ...rest, captchaToken, user: { ...user, email, password: freshPassword() } },
      });
      // An address gets three mails an hour at most.
      await instance.em().execute(`update registration set agreed_at = now() - interval '2 hours'`);
    };
    const solved = await Promise.all(Array.from({ length: 2 * MOST_ROUNDS }, () => solvedCaptcha(instance)));
    const found = await usualDelays({
      known: () => register(known.email, solved.pop() ?? ''),
      unknown: (round) => register(`new-${round}-${known.userId}@werkbank.example`, solved.pop() ?? ''),
    });
    expectTheSame(found);
  },
  PATIENCE_MS,
);
