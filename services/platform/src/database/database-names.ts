import { UnderscoreNamingStrategy } from '@mikro-orm/core';

const suffixes: Readonly<Record<string, string>> = { foreign: 'fkey', unique: 'key', index: 'idx' };

/** Names of keys as PostgreSQL gives them, and of columns as the property: a relation is mapped to its key (`mapToPk`). */
export class DatabaseNames extends UnderscoreNamingStrategy {
  override indexName(...[table, columns, type]: Parameters<UnderscoreNamingStrategy['indexName']>): string {
    const suffix = suffixes[type];
    return suffix === undefined
      ? super.indexName(table, columns, type)
      : [table, ...columns, suffix].join('_');
  }

  override joinKeyColumnName(property: string): string {
    return this.propertyToColumnName(property);
  }
}
