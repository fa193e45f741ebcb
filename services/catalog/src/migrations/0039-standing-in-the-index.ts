import { Migration } from '@mikro-orm/migrations';
import { rowsByCommand } from '@werkbank/platform/database';
import { beginRebuildFunction, finishRebuildFunction } from '../search/index.js';

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
  'not_for_sale_reason is null',
];

/** Stock and the orders of the last days decide between hits that fit equally well. */
class StandingInTheIndex extends Migration {
  override up(): void {
    this.addSql(`create table bought_article (
      article_id text not null,
      day date not null,
      orders int not null,
      is_new boolean not null default true,
      primary key (article_id, day)
    )`);
    this.addSql('create index bought_article_day on bought_article (day)');
    for (const sql of rowsByCommand('bought_article', {})) this.addSql(sql);
    // A new database has them since the first migration of the index.
    this.addSql('alter table search_article add column if not exists standing smallint not null default 0');
    this.addSql(`create index if not exists search_article_group_id_standing_position_article_id_idx
      on search_article (group_id, standing, position, article_id)`);
    this.addSql(beginRebuildFunction());
    this.addSql(finishRebuildFunction());
    this.noteSale();
    this.noteStock();
  }

  private noteSale(): void {
    const row = (alias: string) => indexed.map((column) => `${alias}.${column}`).join(', ');
    this.addSql(`create or replace function note_changed_article_to_index() returns trigger language plpgsql security definer
      set search_path = public, pg_temp as $$
      begin
        insert into article_to_index (article_id)
          select n.article_id from changed n join former f using (article_id)
           where (${row('n')}) is distinct from (${row('f')});
        return null;
      end $$`);
  }

  /** Only articles that come into stock or run out need an update of the index. */
  private noteStock(): void {
    const triggers = {
      insert: ['new table as changed', 'select article_id from changed where level > 0'],
      delete: ['old table as former', 'select article_id from former where level > 0'],
      update: [
        'old table as former new table as changed',
        `select n.article_id from changed n join former f using (article_id, dispatch_location_id)
          where (n.level > 0) is distinct from (f.level > 0)`,
      ],
    };
    for (const [event, [rows, select]] of Object.entries(triggers)) {
      this.addSql(`create function note_stock_to_index_on_${event}() returns trigger language plpgsql security definer
        set search_path = public, pg_temp as $$
        begin
          insert into article_to_index (article_id) ${select};
          return null;
        end $$`);
      this.addSql(`create trigger index_${event} after ${event} on stock referencing ${rows}
        for each statement execute function note_stock_to_index_on_${event}()`);
    }
  }
}

export const standingInTheIndexMigration = { name: '0039-standing-in-the-index', class: StandingInTheIndex };
