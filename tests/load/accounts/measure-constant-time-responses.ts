import { inTurn } from '../figures/in-turn.ts';
import { median } from '../figures/spread.ts';
import { chanceOfMedians } from '../figures/told-apart.ts';
import type { AccountsInstance } from './accounts-instance.ts';
import { freshEmail, type People, solvedCaptcha } from './people.ts';

const tries = 200;
/** Fewer wrong passwords for each account than lock it, and links as many as one may ask for in an hour. */
const triesPerAddress = 3;

/** Whether answers tell by their time whom they are about: each kind against an address that nobody has. */
export interface ConstantTimeResponses {
  readonly call: string;
  readonly kind: string;
  readonly tries: number;
  readonly medianMs: number;
  readonly unknownMs: number;
  /** How likely chance alone makes the medians differ as much. */
  readonly chance: number;
}

/** Tries wrong passwords and asks for links, for known, disabled and unknown addresses in turn. */
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
