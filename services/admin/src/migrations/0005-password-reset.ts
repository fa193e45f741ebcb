import { Migration } from '@mikro-orm/migrations';

export class PasswordReset extends Migration {
  override up(): void {
    this.addSql(`create table password_reset (
      -- SHA-256 of the token in the link; who reads the database cannot follow the link.
      token_hash text primary key,
      email text not null check (email = lower(email)),
      -- Nobody where the address is unknown: asking leaves the same trace either way.
      user_id integer references users on delete cascade,
      requested_at timestamptz not null default clock_timestamp(),
      expires_at timestamptz not null,
      used_at timestamptz
    )`);
    this.addSql('create index password_reset_email on password_reset (email, requested_at)');
    this.addSql('create index password_reset_user_id on password_reset (user_id)');
  }
}
