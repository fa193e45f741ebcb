import { Migration } from '@mikro-orm/migrations';
import { createSearchTables, indexSearchTables } from '../search/index.js';

/** The index that PostgreSQL itself offers. It holds nothing that could not be built anew. */
class SearchIndexTables extends Migration {
  override up(): void {
    this.addSql('create extension if not exists pg_trgm');
    for (const statement of [...createSearchTables(''), ...indexSearchTables('')]) this.addSql(statement);
  }
}

export const searchIndexMigration = { name: '0004-search-index', class: SearchIndexTables };
