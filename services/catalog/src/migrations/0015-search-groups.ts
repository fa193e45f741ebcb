import { Migration } from '@mikro-orm/migrations';
import { countValuesOfGroups, createGroupTables, indexGroupTables } from '../search/index.js';

/** Adds groups to an index from before they existed. Their words stay empty until the next rebuild. */
class SearchGroups extends Migration {
  override async up(): Promise<void> {
    const [row] = await this.execute(`select to_regclass('search_group') is not null as there`);
    if (row?.['there'] === true) return;
    this.addSql('set local statement_timeout = 0');
    for (const statement of createGroupTables('')) this.addSql(statement);
    this.addSql(`insert into search_group
      select group_id, min(category_ids), min(position), count(*), '', '', null, null from search_article group by 1`);
    this.addSql(countValuesOfGroups(''));
    for (const statement of indexGroupTables('')) this.addSql(statement);
    this.addSql('create index on search_article (group_id, position, article_id)');
  }
}

export const searchGroupsMigration = { name: '0015-search-groups', class: SearchGroups };
