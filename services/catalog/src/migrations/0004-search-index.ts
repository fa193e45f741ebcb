import { Migration } from '@mikro-orm/migrations';
import { createSearchTables, indexSearchTables } from '../search/index.js';

/** Tables of the search index in PostgreSQL. All of their data can be rebuilt. */
class SearchIndexTables extends Migration {
  override up(): void {
    this.addSql('create extension if not exists pg_trgm');
    for (const statement of [...createSearchTables(''), ...indexSearchTables('')]) this.addSql(statement);
  }
}

export const searchIndexMigration = { name: '0004-search-index', class: SearchIndexTables };
