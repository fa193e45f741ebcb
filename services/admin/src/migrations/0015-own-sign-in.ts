import { Migration } from '@mikro-orm/migrations';

/** A company whose people sign in at the company only, by the provider of that alias in Keycloak. */
export class OwnSignIn extends Migration {
  override up(): void {
    this.addSql(`alter table company add column own_sign_in text
      check (own_sign_in ~ '^[a-z][a-z0-9-]*$')`);
  }
}
