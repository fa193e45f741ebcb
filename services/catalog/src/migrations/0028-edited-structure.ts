import { Migration } from '@mikro-orm/migrations';

/** Categories and tables that platform admins edit, and the place of a group among all in search results. */
class EditedStructure extends Migration {
  override up(): void {
    this.addSql('alter table category add column lock_key int not null default 1');
    this.addSql(`alter table article_table
      add column lock_key int not null default 1,
      add column place int`);
  }
}

export const editedStructureMigration = { name: '0028-edited-structure', class: EditedStructure };
