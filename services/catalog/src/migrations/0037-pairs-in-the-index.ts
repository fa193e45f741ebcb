import { Migration } from '@mikro-orm/migrations';
import { beginRebuildFunction } from '../search/index.js';

/** The service rebuilds an index without pairs of words and roles of sizes at its next start. */
class PairsInTheIndex extends Migration {
  override up(): void {
    this.addSql(beginRebuildFunction());
  }
}

export const pairsInTheIndexMigration = { name: '0037-pairs-in-the-index', class: PairsInTheIndex };
