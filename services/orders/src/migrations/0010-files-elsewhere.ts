import { Migration } from '@mikro-orm/migrations';

/**
 * The content of a file is in the file store, under this key. The table of contents stays until the command that migrates has
 * emptied it.
 */
export class KeepFilesElsewhere extends Migration {
  override up(): void {
    this.addSql('alter table attachment add column file_key text unique');
  }
}
