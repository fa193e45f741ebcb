import { Migration } from '@mikro-orm/migrations';

/** Marks imports whose rows are deleted because they can no longer be withdrawn. */
class OldRowsOfImports extends Migration {
  override up(): void {
    this.addSql('alter table catalogue_import add column has_rows boolean not null default true');
    this.addSql('create index catalogue_import_old_rows on catalogue_import (finished_on) where has_rows');
  }
}

export const oldRowsOfImportsMigration = { name: '0023-old-rows-of-imports', class: OldRowsOfImports };
