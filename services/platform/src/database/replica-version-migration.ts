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

/** How new the copies are that a service keeps of what belongs to others, also of what is gone. */
export const replicaVersionMigration = { name: '0000-copied-version', class: CopiedVersion };
