import { Migration } from '@mikro-orm/migrations';

/**
 * What is in a file lies in the file store, under this key; the table of contents stays until it is emptied there by the
 * command that migrates.
 */
export class KeepFilesElsewhere extends Migration {
  override up(): void {
    this.addSql('alter table attachment add column file_key text unique');
  }
}
