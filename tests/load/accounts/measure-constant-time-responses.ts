import { inTurn } from '../figures/in-turn.ts';
import { median } from '../figures/spread.ts';
import { chanceOfMedians } from '../figures/told-apart.ts';
import type { AccountsInstance } from './accounts-instance.ts';
import { freshEmail, type People, solvedCaptcha } from './people.ts';

const tries = 200;
/** Below the lockout after wrong passwords, and at the hourly limit of password links. */
const triesPerAddress = 3;

/** Response times of one kind of address, compared with unknown addresses, to detect a timing leak. */
export interface ConstantTimeResponses {
  readonly call: string;
  readonly kind: string;
  readonly tries: number;
  readonly medianMs: number;
  readonly unknownMs: number;
  /** Probability of such a difference by chance. */
  readonly chance: number;
}

/** Sends wrong passwords and requests password links, for known, disabled and unknown addresses in turn. */
export async function measureConstantTimeResponses(
  { address }: AccountsInstance,
  people: People,
): Promise<ConstantTimeResponses[]> {
  const needed = Math.ceil(tries / triesPerAddress);
  const addresses = {
    known: await people.add(needed, { enabled: true }),
    disabled: await people.add(needed, { enabled: false }),
    unknown: Array.from({ length: needed }, freshEmail),
  };
  const addressFor = (kind: keyof typeof addresses, turn: number) =>
    addresses[kind][Math.floor(turn / triesPerAddress)] ?? '';
  const send = async (path: string, body: object, expected: number) => {
    const answer = await fetch(`${address}/api/authentication/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const text = await answer.text();
    if (answer.status !== expected) throw new Error(`${path} answered ${answer.status}: ${text}`);
  };
  const calls: Record<string, (email: string) => Promise<() => Promise<void>>> = {
    login: async (userEmail) => () => send('login', { userEmail, password: 'Guessed-2026' }, 401),
    'password reset': async (userEmail) => {
      const captchaToken = await solvedCaptcha(address);
      return () => send('password-reset', { userEmail, language: 'de', captchaToken }, 200);
    },
  };
  const found: ConstantTimeResponses[] = [];
  for (const [call, attempt] of Object.entries(calls)) {
    const way = (kind: keyof typeof addresses) => (turn: number) => attempt(addressFor(kind, turn));
    const warmUp = () => attempt(freshEmail());
    await inTurn(25, { warmUp });
    const times = await inTurn(tries, {
      known: way('known'),
      disabled: way('disabled'),
      unknown: way('unknown'),
    });
    for (const kind of ['known', 'disabled'] as const) {
      found.push({
        call,
        kind,
        tries,
        medianMs: median(times[kind]),
        unknownMs: median(times.unknown),
        chance: chanceOfMedians(times[kind], times.unknown),
      });
    }
  }
  return found;
}
