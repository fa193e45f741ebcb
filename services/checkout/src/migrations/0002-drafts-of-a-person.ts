import { Migration } from '@mikro-orm/migrations';

/** A newer draft of a person supersedes the older ones. The number of refusals distinguishes parallel submits. */
class DraftsOfAPerson extends Migration {
  override up(): void {
    this.addSql('create index order_draft_of_person on order_draft (user_id, drafted_at)');
    this.addSql('alter table order_draft add column refusals integer not null default 0');
  }
}

export const draftsOfAPersonMigration = { name: '0002-drafts-of-a-person', class: DraftsOfAPerson };
