import { Migration } from '@mikro-orm/migrations';
import { rowsOfReaders } from '@werkbank/platform/database';

/** Features of producers in the columns of the shop's groups. */
class FeaturesAsColumns extends Migration {
  override up(): void {
    this.addSql(`create table feature_column (
      company_id int not null,
      group_id text not null references article_table on delete cascade,
      feature text not null,
      column_key text,
      primary key (company_id, group_id, feature)
    )`);
    for (const sql of rowsOfReaders('feature_column', 'company_id = (select reader_company())'))
      this.addSql(sql);
    this.addSql(`create table article_to_map (
      article_id text primary key,
      forgotten jsonb not null default '[]'
    )`);
  }
}

export const featuresAsColumnsMigration = { name: '0026-features-as-columns', class: FeaturesAsColumns };
