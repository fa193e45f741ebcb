import { Migration } from '@mikro-orm/migrations';

class CopiedVersion extends Migration {
  override up(): void {
    this.addSql(`create table copied_version (
      copy text not null,
      id text not null,
      version bigint not null,
      primary key (copy, id)
    )`);
  }
}

/** Versions of a service's copies of other services' objects, also of deleted ones. */
export const replicaVersionMigration = { name: '0000-copied-version', class: CopiedVersion };
