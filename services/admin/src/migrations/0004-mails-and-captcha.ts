import { Migration } from '@mikro-orm/migrations';

export class MailsAndCaptcha extends Migration {
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
