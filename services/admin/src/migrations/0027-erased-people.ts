import { Migration } from '@mikro-orm/migrations';

/** Who was erased, by number alone: what comes in late, or with a backup, is erased again. */
export class ErasedPeople extends Migration {
  override up(): void {
    this.addSql(`create table erased_person (
      user_id integer primary key,
      erased_at timestamptz not null default clock_timestamp(),
      told_at timestamptz not null default clock_timestamp()
    )`);
  }
}
