import { Migration } from '@mikro-orm/migrations';
import type { DatabaseDefinition } from '@werkbank/platform/database';

class MailsAndCaptcha extends Migration {
  override up(): void {
    this.addSql(`create table captcha_solution (
      -- A puzzle is signed by us and different each time: whoever solved it once cannot hand it in again.
      challenge text primary key,
      expires_at timestamptz not null
    )`);
    this.addSql(`create table mail (
      id uuid primary key default gen_random_uuid(),
      position bigint generated always as identity,
      recipient text not null,
      -- Subject, HTML and text; emptied as soon as the mail has left or cannot leave any more, because of its link.
      content jsonb,
      written_at timestamptz not null default clock_timestamp(),
      useless_after timestamptz not null,
      attempts integer not null default 0,
      next_attempt_at timestamptz not null default clock_timestamp(),
      sent_at timestamptz,
      given_up_at timestamptz,
      failure text,
      check ((content is null) = (sent_at is not null or given_up_at is not null))
    )`);
    this.addSql('create index mail_waiting on mail (next_attempt_at) where content is not null');
    this.addSql(`create function tell_mail_relay() returns trigger language plpgsql as
      $$ begin perform pg_notify('mail', ''); return null; end $$`);
    this.addSql(`create trigger mail_written after insert on mail
      for each statement execute function tell_mail_relay()`);
  }
}

class PasswordReset extends Migration {
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

class Registration extends Migration {
  override up(): void {
    this.addSql(`create table registration (
      token_hash text primary key,
      email text not null check (email = lower(email)),
      -- The number that the person's row will have; the account in Keycloak carries it from the start.
      user_id integer not null unique,
      -- What was entered, without the password; emptied once the rows exist or the link is over.
      entered jsonb,
      agreed_at timestamptz not null default clock_timestamp(),
      expires_at timestamptz not null,
      confirmed_at timestamptz,
      removed_at timestamptz
    )`);
    this.addSql('create index registration_email on registration (email, agreed_at)');
    this.addSql(`create index registration_open on registration (expires_at)
      where confirmed_at is null and removed_at is null`);
  }
}

export const accountMigrations: DatabaseDefinition['migrations'] = [
  { name: '0004-mails-and-captcha', class: MailsAndCaptcha },
  { name: '0005-password-reset', class: PasswordReset },
  { name: '0006-registration', class: Registration },
];
