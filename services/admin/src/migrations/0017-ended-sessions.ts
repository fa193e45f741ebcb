import { Migration } from '@mikro-orm/migrations';

/**
 * Access tokens outlive their session by some minutes. What is kept here is what they are held against: sessions that
 * ended by name, and for each person the moment before which no token changes anything any more.
 */
export class EndedSessions extends Migration {
  override up(): void {
    this.addSql('alter table users add column sessions_ended_at timestamptz');
    this.addSql(`create table ended_session (
      session_id text primary key check (length(session_id) <= 100),
      ended_at timestamptz not null default clock_timestamp()
    )`);
    this.addSql('create index ended_session_ended_at on ended_session (ended_at)');
  }
}
