import { Migration } from '@mikro-orm/migrations';

/** What people chose is told, and counts the events about it; those who chose before have told nothing yet. */
export class PreferencesVersions extends Migration {
  override up(): void {
    // Of those who are on their way out nothing has to be told any more.
    this.addSql(
      'delete from user_preferences p using users u where u.id = p.user_id and u.removed_at is not null',
    );
    this.addSql('alter table user_preferences add column event_version bigint not null default 0');
  }
}
