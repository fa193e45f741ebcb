import { Migration } from '@mikro-orm/migrations';

class OutboxAndInbox extends Migration {
  override up(): void {
    this.addSql(`create table outbox (
      id uuid primary key default gen_random_uuid(),
      position bigint generated always as identity,
      fact text not null,
      key text,
      payload jsonb not null,
      request_id text,
      recorded_at timestamptz not null default clock_timestamp(),
      sent_at timestamptz,
      sent_to text
    )`);
    this.addSql('create index outbox_unsent on outbox (position) where sent_at is null');
    this.addSql('create index outbox_recorded_at on outbox (recorded_at)');
    this.addSql(`create function tell_outbox_relay() returns trigger language plpgsql as
      $$ begin perform pg_notify('outbox', ''); return null; end $$`);
    this.addSql(`create trigger outbox_recorded after insert or update on outbox
      for each statement execute function tell_outbox_relay()`);
    this.addSql(`create table inbox (
      consumer text not null,
      message_id text not null,
      handled_at timestamptz not null default clock_timestamp(),
      primary key (consumer, message_id)
    )`);
    this.addSql('create index inbox_handled_at on inbox (handled_at)');
  }
}

/** The tables that let events leave and arrive exactly once. */
export const outboxAndInboxMigration = { name: '0000-outbox-and-inbox', class: OutboxAndInbox };
