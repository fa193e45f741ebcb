import { Migration } from '@mikro-orm/migrations';

/**
 * Country and currency that people chose, which override those of their company. Events of services/admin
 * fill the table.
 */
class UserPreferences extends Migration {
  override up(): void {
    this.addSql(`create table user_preferences (
      user_id integer primary key,
      country text,
      currency text
    )`);
  }
}

export const userPreferencesMigration = { name: '0009-user-preferences', class: UserPreferences };
