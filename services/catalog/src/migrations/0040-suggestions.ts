import { Migration } from '@mikro-orm/migrations';
import {
  beginRebuildFunction,
  createStandardTable,
  finishRebuildFunction,
  indexForSuggestions,
} from '../search/index.js';

/** An index that was built before has no standards until the service rebuilds it at its next start. */
class Suggestions extends Migration {
  override async up(): Promise<void> {
    const [row] = await this.execute(`select to_regclass('search_standard') is not null as there`);
    if (row?.['there'] === true) return;
    this.addSql('set local statement_timeout = 0');
    for (const statement of [createStandardTable(''), ...indexForSuggestions('')]) this.addSql(statement);
    for (const statement of [beginRebuildFunction(), finishRebuildFunction()]) this.addSql(statement);
  }
}

export const suggestionsMigration = { name: '0040-suggestions', class: Suggestions };
