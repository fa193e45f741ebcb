import { Migration } from '@mikro-orm/migrations';

/** E-mail changes that wait for a confirmation from the new mailbox. */
export class EmailChanges extends Migration {
  override up(): void {
    this.addSql(`create table email_change (
      -- SHA-256 of the token in the link; who reads the database cannot follow the link.
      token_hash text primary key,
      user_id integer not null references users on delete cascade,
      -- Nobody where that administrator is gone; the change counts all the same.
      requested_by integer references users on delete set null,
      former_email text not null,
      email text not null check (email = lower(email)),
      -- Somebody else has the address: a row like any other, for a link that nobody was sent.
      in_use boolean not null,
      requested_at timestamptz not null default clock_timestamp(),
      expires_at timestamptz not null,
      -- Set once a later change, a new password or a confirmation has ended it.
      ended_at timestamptz,
      confirmed_at timestamptz
    )`);
    this.addSql('create index email_change_user_id on email_change (user_id, requested_at)');
    this.addSql('create index email_change_requested_by on email_change (requested_by, requested_at)');
  }
}
