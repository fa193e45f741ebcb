import { Migration } from '@mikro-orm/migrations';
import { cleanTexts } from '@werkbank/platform/database';

/** Drafts stay as they were seen; a new one is drawn up from clean names. */
class CleanNames extends Migration {
  override up(): void {
    for (const sql of cleanTexts('producer', ['name'])) this.addSql(sql);
  }
}

export const cleanNamesMigration = { name: '0006-clean-names', class: CleanNames };
