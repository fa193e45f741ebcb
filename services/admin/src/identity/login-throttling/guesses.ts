import { createHash } from 'node:crypto';
import { p } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { type Refusal, refuse } from '@werkbank/contracts/errors';
import { columns, readOne, run, statement, statementFor } from '@werkbank/platform/database';
import { asTheService } from '@werkbank/platform/request';
import { networkOf } from './network-of.js';
import { SignInAttemptRecord, signInAttemptSchema } from './sign-in-attempt.entity.js';
import { attackedFrom, waitInSql, waitsAmong } from './waits.js';

const DEVICE = 'device ';

type Key = Pick<SignInAttemptRecord, 'network' | 'emailHash'>;
const forgotten = `a.last_at < clock_timestamp() - interval '12 hours'`;

/** The statement's text varies with the number of strangers' wrong passwords, which decides the delay. */
const examples: [number, string[]][] = [
  [0, ['', '']],
  [attackedFrom, ['', '']],
];
const countAttempt = statementFor(
  'count-sign-in-attempt',
  columns(signInAttemptSchema, 'failures'),
  (strangers: number, key: readonly string[]) => ({
    sql: `insert into sign_in_attempt as a (network, email_hash, failures) values (?, ?, 1)
          on conflict (network, email_hash) do update
             set failures = case when ${forgotten} then 1 else a.failures + 1 end, last_at = clock_timestamp()
           where ${forgotten}
              or a.last_at + make_interval(secs => ${waitInSql(waitsAmong(strangers))}) <= clock_timestamp()
          returning failures`,
    params: key,
  }),
  examples,
);
const secondsToWait = statementFor(
  'seconds-until-sign-in-attempt',
  { seconds: p.integer() },
  (strangers: number, key: readonly string[]) => ({
    sql: `select greatest(1, ceil(extract(epoch from
                   a.last_at + make_interval(secs => ${waitInSql(waitsAmong(strangers))}) - clock_timestamp())))::int as seconds
            from sign_in_attempt a where network = ? and email_hash = ?`,
    params: key,
  }),
  examples,
);
const failuresOfStrangers = statement(
  'sign-in-failures-of-strangers',
  { failures: p.integer() },
  `select coalesce(sum(failures), 0)::int as failures from sign_in_attempt a
    where email_hash = ? and network not like '${DEVICE}%' and not (${forgotten})`,
);
const takeAttemptBack = statement(
  'take-sign-in-attempt-back',
  {},
  'update sign_in_attempt set failures = failures - 1 where network = ? and email_hash = ?',
);

export interface Attempt {
  address: string;
  email: string;
  /** A device on which the account has signed in before. */
  device?: string | undefined;
}

/**
 * Slows down password guessing, per e-mail and network. A device that knows the account counts separately, and the
 * first tries of another network are always allowed: wrong passwords of strangers never lock an owner out, whether they
 * come from the owner's network or from very many. Unknown e-mails count alike, so delays reveal no accounts. Runs as
 * the service, because tries have no known caller.
 */
@Injectable()
export class Guesses {
  constructor(private readonly em: EntityManager) {}

  /**
   * Tries a password unless its retry delay is still running. Each try counts before it runs, so parallel tries gain
   * nothing.
   */
  async attempt<T>(
    { address, email, device }: Attempt,
    tryPassword: () => Promise<T | undefined>,
  ): Promise<T | Refusal | undefined> {
    const network = device === undefined ? networkOf(address) : `${DEVICE}${device}`;
    const key = { network, emailHash: hashOf(email) };
    const seconds = await asTheService(() => this.begin(key));
    if (seconds !== undefined) return refuse('TOO_MANY_WRONG_PASSWORDS', { params: { seconds } });
    try {
      const result = await tryPassword();
      if (result !== undefined) await asTheService(() => this.clear(key));
      return result;
    } catch (error) {
      // The password was not checked, so the try does not count.
      await asTheService(() => this.takeBack(key));
      throw error;
    }
  }

  /** A new password ends all delays. */
  async forget(email: string): Promise<void> {
    const ofEmail = { emailHash: hashOf(email) };
    await asTheService(() => this.em.fork().nativeDelete(SignInAttemptRecord, ofEmail));
  }

  /** Returns the remaining delay in seconds. */
  private async begin({ network, emailHash }: Key): Promise<number | undefined> {
    const em = this.em.fork();
    const key = [network, emailHash];
    const strangers = network.startsWith(DEVICE) ? 0 : await this.failuresOfStrangers(emailHash);
    if (await readOne(em, ...countAttempt(strangers, key))) return undefined;
    const left = await readOne(em, ...secondsToWait(strangers, key));
    return left?.seconds ?? 1;
  }

  private async failuresOfStrangers(emailHash: string): Promise<number> {
    const found = await readOne(this.em.fork(), failuresOfStrangers, [emailHash]);
    return found?.failures ?? 0;
  }

  private async takeBack({ network, emailHash }: Key): Promise<void> {
    await run(this.em.fork(), takeAttemptBack, [network, emailHash]);
  }

  private async clear({ network, emailHash }: Key): Promise<void> {
    await this.em.fork().nativeDelete(SignInAttemptRecord, { network, emailHash });
  }
}

function hashOf(email: string): string {
  return createHash('sha256').update(email.toLowerCase()).digest('hex');
}
