import { Migration } from '@mikro-orm/migrations';

/** Adds event versions to preferences. Existing choices have not been announced yet. */
export class PreferencesVersions extends Migration {
  override up(): void {
    // People who are being removed need no event.
    this.addSql(
      'delete from user_preferences p using users u where u.id = p.user_id and u.removed_at is not null',
    );
    this.addSql('alter table user_preferences add column event_version bigint not null default 0');
  }
}
