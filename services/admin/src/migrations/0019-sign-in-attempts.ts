import { Migration } from '@mikro-orm/migrations';

/** Wrong passwords by network and e-mail, to slow down guessers only. */
export class SignInAttempts extends Migration {
  override up(): void {
    this.addSql(`create table sign_in_attempt (
      network text not null,
      -- SHA-256 of the e-mail, whether anybody has it or not.
      email_hash text not null,
      failures integer not null,
      last_at timestamptz not null default clock_timestamp(),
      primary key (network, email_hash)
    )`);
    this.addSql('create index sign_in_attempt_email on sign_in_attempt (email_hash)');
    this.addSql('create index sign_in_attempt_last_at on sign_in_attempt (last_at)');
  }
}
