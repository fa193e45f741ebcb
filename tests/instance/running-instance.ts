import { readFileSync } from 'node:fs';
import { type ApiClient, ApiError, createClient } from '@werkbank/contracts/client';
import type { CallAnswer } from '@werkbank/contracts/calls';

export interface Account {
  email: string;
  password: string;
  role: 'platform-admin' | 'company-admin' | 'buyer' | 'producer' | 'producer-admin';
  companyId: number | null;
  companyType: 'Customer' | 'Producer' | null;
  companyName: string | null;
}

interface RunFile {
  address: string;
  parts: Record<string, string>;
  accounts: Account[];
  /** A company that signs in through its own identity provider. */
  companySignIn: {
    company: string;
    companyId: number;
    alias: string;
    password: string;
    user: string;
    unknown: string;
  };
  pids: Record<string, number>;
}

/**
 * The launcher's file about the running instance. Each call reads it again, because a restarted part has
 * another pid.
 */
export function runningInstance(): RunFile {
  const file = process.env['WERKBANK_RUN'];
  if (!file) throw new Error('WERKBANK_RUN names the run.json of a running instance; npm test sets it');
  return JSON.parse(readFileSync(file, 'utf8')) as RunFile;
}

export function accountOf(fits: (account: Account) => boolean): Account {
  const found = runningInstance().accounts.find(fits);
  if (!found) throw new Error('the demo data has no such account');
  return found;
}

export const visitor = (language = 'de'): ApiClient =>
  createClient({ baseUrl: runningInstance().address, language: () => language });

export interface Person {
  account: Account;
  user: CallAnswer<'login'>['user'];
  sessionId: string;
  api: ApiClient;
}

const signedIn = new Map<string, Promise<Person>>();

/**
 * Signs an account in through the gateway once per start of the instance, and again shortly before its
 * token expires.
 */
export function signIn(account: Account): Promise<Person> {
  // Another password ends the session, so it is part of the key.
  const credentials = `${runningInstance().pids['launcher']} ${account.email} ${account.password}`;
  const known = signedIn.get(credentials);
  if (known) return known;
  const opened = openSession(account);
  signedIn.set(credentials, opened);
  opened.catch(() => signedIn.delete(credentials));
  return opened;
}

async function openSession(account: Account): Promise<Person> {
  const logIn = () => visitor()('login', { body: { userEmail: account.email, password: account.password } });
  let session = await logIn();
  let endsAt = Date.now() + session.expiresIn * 1000;
  let renewal: Promise<void> | undefined;
  const renew = async (): Promise<void> => {
    session = await logIn().catch((error: unknown) => {
      if (!(error instanceof ApiError) || error.status !== 401) throw error;
      // A login with a lost answer may still be under way, and Keycloak refuses two at once.
      return eventually(logIn, () => true, 10);
    });
    endsAt = Date.now() + session.expiresIn * 1000;
  };
  const accessToken = async () => {
    // Keycloak treats two simultaneous logins of one account as an attack.
    if (Date.now() > endsAt - 30_000) await (renewal ??= renew().finally(() => (renewal = undefined)));
    return session.user.accessToken;
  };
  const api = createClient({ baseUrl: runningInstance().address, language: () => 'de', accessToken });
  return { account, user: session.user, sessionId: session.sessionId, api };
}

/**
 * Polls until an answer fits, because services follow each other by events. Its error names the last
 * answer.
 */
export async function eventually<T>(
  ask: () => Promise<T>,
  fits: (answer: T) => boolean,
  seconds = 20,
): Promise<T> {
  const end = Date.now() + seconds * 1000;
  let last: unknown;
  for (let pause = 25; Date.now() < end; pause = Math.min(pause * 2, 400)) {
    try {
      const answer = await ask();
      if (fits(answer)) return answer;
      last = answer;
    } catch (error) {
      last = error;
    }
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  throw new Error(
    `waited ${seconds} s in vain; last seen: ${last instanceof Error ? last.message : JSON.stringify(last)}`,
  );
}
