import { Migration } from '@mikro-orm/migrations';

/**
 * Search forms of lists, stored with the row: computing them at each search takes some hundred times as long. Rows behind a
 * policy are compared one by one all the same; the trail has no policy, and an index.
 */
export class FindByWords extends Migration {
  override up(): void {
    for (const [table, text] of Object.entries(texts))
      this.addSql(
        `alter table ${table} add column found_by text generated always as (search_form(${text})) stored`,
      );
    this.addSql('create index audit_entry_found_by on audit_entry using gin (found_by gin_trgm_ops)');
    this.addSql('drop index audit_entry_who');
  }
}

const texts = {
  users: `first_name || ' ' || last_name || ' ' || email || ' ' || phone`,
  company: 'name',
  address: `city || ' ' || country`,
  producer: 'algolia_id',
  audit_entry: 'who',
};
