import { Migration } from '@mikro-orm/migrations';

/** Users' own choices that Keycloak does not store; null without a choice. */
export class UserPreferences extends Migration {
  override up(): void {
    this.addSql(`create table user_preferences (
      user_id integer primary key references users on delete cascade,
      country text check (country ~ '^[A-Z]{2}$'),
      currency text check (currency ~ '^[A-Z]{3}$')
    )`);
  }
}
