import { Migration } from '@mikro-orm/migrations';

/** Numbers of erased people, so that late events and backups do not bring them back. */
export class ErasedPeople extends Migration {
  override up(): void {
    this.addSql(`create table erased_person (
      user_id integer primary key,
      erased_at timestamptz not null default clock_timestamp(),
      told_at timestamptz not null default clock_timestamp()
    )`);
  }
}
