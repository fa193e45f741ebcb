import { Migration } from '@mikro-orm/migrations';

/** Media of an article in the last file, and those from before its first file. */
class MediaOfImports extends Migration {
  override up(): void {
    this.addSql('alter table article add column source_media jsonb, add column own_media jsonb');
  }
}

export const mediaOfImportsMigration = { name: '0022-media-of-imports', class: MediaOfImports };
