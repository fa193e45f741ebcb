import { Migration } from '@mikro-orm/migrations';
import { beginRebuildFunction } from '../search/index.js';

/** The service rebuilds an index without the sizes of articles at its next start. */
class SizesInTheIndex extends Migration {
  override up(): void {
    this.addSql(beginRebuildFunction());
  }
}

export const sizesInTheIndexMigration = { name: '0033-sizes-in-the-index', class: SizesInTheIndex };
