import { Migration } from '@mikro-orm/migrations';
import { createSearchTables, indexSearchTables, swapSearchTables } from '../search/index.js';

/** Functions that run as the owner, because the service owns no table. A change of the index's tables replaces both. */
class SearchRebuild extends Migration {
  override up(): void {
    for (const [name, statements] of Object.entries({
      begin_search_rebuild: createSearchTables('_next'),
      finish_search_rebuild: [...indexSearchTables('_next'), ...swapSearchTables],
    })) {
      this.addSql(`create function ${name}() returns void language plpgsql security definer
        set search_path = public, pg_temp as $$ begin ${statements.join('; ')}; end $$`);
    }
  }
}

export const searchRebuildMigration = { name: '0018-search-rebuild', class: SearchRebuild };
