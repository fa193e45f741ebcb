import { Migration } from '@mikro-orm/migrations';
import { beginRebuildFunction, keepGroupsInOnePlace } from '../search/index.js';

/** Words of groups are kept in their rows, where each search tests them. */
class WordsOfGroups extends Migration {
  override up(): void {
    for (const statement of [...keepGroupsInOnePlace, beginRebuildFunction()]) this.addSql(statement);
  }
}

export const wordsOfGroupsMigration = { name: '0042-words-of-groups', class: WordsOfGroups };
