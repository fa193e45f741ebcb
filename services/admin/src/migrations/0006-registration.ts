import { Migration } from '@mikro-orm/migrations';

export class Registration extends Migration {
  override up(): void {
    this.addSql(`create table registration (
      token_hash text primary key,
      email text not null check (email = lower(email)),
      -- The number that the person's row will have; the account in Keycloak carries it from the start.
      user_id integer not null unique,
      -- What was entered, without the password; emptied once the rows exist or the link is over.
      entered jsonb,
      agreed_at timestamptz not null default clock_timestamp(),
      expires_at timestamptz not null,
      confirmed_at timestamptz,
      removed_at timestamptz
    )`);
    this.addSql('create index registration_email on registration (email, agreed_at)');
    this.addSql(`create index registration_open on registration (expires_at)
      where confirmed_at is null and removed_at is null`);
  }
}
