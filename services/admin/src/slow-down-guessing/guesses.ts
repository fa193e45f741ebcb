import { createHash } from 'node:crypto';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { type Refusal, refuse } from '@werkbank/contracts/errors';
import { readOne } from '@werkbank/platform/database';
import { asTheService } from '@werkbank/platform/request';
import { networkOf } from './network-of.js';
import { SignInAttemptRecord } from './sign-in-attempt.entity.js';

/** Wrong passwords that anybody may enter before it takes longer. */
const FREE = 10;
type Key = Pick<SignInAttemptRecord, 'network' | 'emailHash'>;
/** SQL: seconds to wait after some failures: five, and twice as long after each more, a quarter of an hour at most. */
const wait = `case when a.failures < ${FREE} then 0 else least(900, 5 * power(2, least(a.failures - ${FREE}, 8))) end`;
/** SQL: nobody remembers a mistake of yesterday. */
const forgotten = `a.last_at < clock_timestamp() - interval '12 hours'`;

/**
 * Slows down whoever guesses passwords, for each e-mail and each network that asks. Others, the owner first of all, sign in
 * as ever: nobody can lock out somebody else by wrong passwords. It tells nothing of who has an account. The service counts:
 * what was typed is of nobody who is known.
 */
@Injectable()
export class Guesses {
  constructor(private readonly em: EntityManager) {}

  /**
   * Tries a password unless it is too early for the next try. Each counts before it is made, so that of many at once no
   * more are made than one after the other.
   */
  async attempt<T>(
    { address, email }: { address: string; email: string },
    tryPassword: () => Promise<T | undefined>,
  ): Promise<T | Refusal | undefined> {
    const key = { network: networkOf(address), emailHash: hashOf(email) };
    const seconds = await asTheService(() => this.begin(key));
    if (seconds !== undefined) return refuse('TOO_MANY_WRONG_PASSWORDS', { params: { seconds } });
    try {
      const result = await tryPassword();
      if (result !== undefined) await asTheService(() => this.clear(key));
      return result;
    } catch (error) {
      // Nobody has looked at the password.
      await asTheService(() => this.takeBack(key));
      throw error;
    }
  }

  /** Whoever has a new password need not wait. */
  async forget(email: string): Promise<void> {
    const ofEmail = { emailHash: hashOf(email) };
    await asTheService(() => this.em.fork().nativeDelete(SignInAttemptRecord, ofEmail));
  }

  /** Answers for how many seconds it is too early. */
  private async begin({ network, emailHash }: Key): Promise<number | undefined> {
    const em = this.em.fork();
    const key = [network, emailHash];
    const counted = await readOne(
      em,
      `insert into sign_in_attempt as a (network, email_hash, failures) values (?, ?, 1)
       on conflict (network, email_hash) do update
          set failures = case when ${forgotten} then 1 else a.failures + 1 end, last_at = clock_timestamp()
        where ${forgotten} or a.last_at + make_interval(secs => ${wait}) <= clock_timestamp()
       returning failures`,
      key,
    );
    if (counted) return undefined;
    const left = await readOne<{ seconds: number }>(
      em,
      `select greatest(1, ceil(extract(epoch from a.last_at + make_interval(secs => ${wait}) - clock_timestamp())))::int
                as seconds
         from sign_in_attempt a where network = ? and email_hash = ?`,
      key,
    );
    return left?.seconds ?? 1;
  }

  private async takeBack({ network, emailHash }: Key): Promise<void> {
    await this.em
      .fork()
      .execute(
        'update sign_in_attempt set failures = failures - 1 where network = ? and email_hash = ?',
        [network, emailHash],
        'run',
      );
  }

  private async clear({ network, emailHash }: Key): Promise<void> {
    await this.em.fork().nativeDelete(SignInAttemptRecord, { network, emailHash });
  }
}

function hashOf(email: string): string {
  return createHash('sha256').update(email.toLowerCase()).digest('hex');
}
