import { Migration } from '@mikro-orm/migrations';

/** What somebody chose for themselves and no account of Keycloak knows; null where they have not. */
export class UserPreferences extends Migration {
  override up(): void {
    this.addSql(`create table user_preferences (
      user_id integer primary key references users on delete cascade,
      country text check (country ~ '^[A-Z]{2}$'),
      currency text check (currency ~ '^[A-Z]{3}$')
    )`);
  }
}
