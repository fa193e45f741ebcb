import { Migration } from '@mikro-orm/migrations';

/** What people chose themselves, which counts before their company's; known from services/admin's events on. */
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
