import { Migration } from '@mikro-orm/migrations';
import { changedKeysSql, noteChangesSql } from '@werkbank/platform/cache';

const terms = [
  'article_group',
  'article_group_member',
  'country_price_factor',
  'discount',
  'discount_assignment',
  'discount_group',
  'discount_quantity',
  'exchange_rate',
  'offer',
  'surcharge',
  'tax_rule_version',
];

/** Each change inserts a row with the cache keys that all processes have to drop. */
class ChangedKeys extends Migration {
  override up(): void {
    for (const statement of changedKeysSql) this.addSql(statement);
    const tables = [
      { table: 'article', key: 'article' },
      { table: 'stock', key: 'article', column: 'article_id' },
      ...['category', 'article_table'].map((table) => ({ table, key: 'categories' })),
      ...['producer', 'producer_company', 'dispatch_location'].map((table) => ({ table, key: 'parties' })),
      ...terms.map((table) => ({ table, key: 'terms' })),
    ];
    for (const statement of tables.flatMap(noteChangesSql)) this.addSql(statement);
  }
}

export const changedKeysMigration = { name: '0014-changed-keys', class: ChangedKeys };
