import { Migration } from '@mikro-orm/migrations';

/** Columns of an article that its document in the search index is made of. */
const indexed = [
  'group_id',
  'producer_id',
  'material_number',
  'ean',
  'name',
  'description',
  'properties',
  'position',
];

/** Prices, stock terms and media of an article change without work for the search index. */
class IndexWhatChanged extends Migration {
  override up(): void {
    const row = (alias: string) => indexed.map((column) => `${alias}.${column}`).join(', ');
    this.addSql(`create function note_changed_article_to_index() returns trigger language plpgsql security definer
      set search_path = public, pg_temp as $$
      begin
        insert into article_to_index (article_id)
          select n.article_id from changed n join former f using (article_id)
           where (${row('n')}) is distinct from (${row('f')});
        return null;
      end $$`);
    this.addSql('drop trigger index_update on article');
    this.addSql(`create trigger index_update after update on article referencing old table as former new table as changed
      for each statement execute function note_changed_article_to_index()`);
  }
}

export const indexWhatChangedMigration = { name: '0027-index-what-changed', class: IndexWhatChanged };
