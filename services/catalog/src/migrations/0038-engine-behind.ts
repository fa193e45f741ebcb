import { Migration } from '@mikro-orm/migrations';

/** Articles that a search engine has missed while it was away. */
class EngineBehind extends Migration {
  override up(): void {
    this.addSql('alter table article_to_index add column for_engine boolean not null default false');
  }
}

export const engineBehindMigration = { name: '0038-engine-behind', class: EngineBehind };
