import { Migration } from '@mikro-orm/migrations';
import { noteChangesSql } from '@werkbank/platform/cache';

/**
 * Article data of producers: prices by quantity, territory and day, units, media, references, and the
 * importing company.
 */
class OfferedArticles extends Migration {
  override up(): void {
    this.addSql(`alter table article
      alter column list_price drop not null,
      alter column material_group_id drop not null,
      add column price_quantity int not null default 1 check (price_quantity between 1 and 1000000),
      add column further_prices jsonb not null default '[]',
      add column order_unit text not null default 'C62',
      add column content_unit text,
      add column content_quantity numeric(12,4) check (content_quantity > 0),
      add column min_quantity int not null default 1 check (min_quantity between 1 and 9999),
      add column quantity_interval int not null default 1 check (quantity_interval between 1 and 9999),
      add column packings jsonb not null default '[]',
      add column owner_company_id int,
      add column maker_name text,
      add column maker_number text,
      add column keywords jsonb not null default '{}',
      add column classifications jsonb not null default '[]',
      add column related_articles jsonb not null default '[]',
      add column media jsonb not null default '[]',
      add column safety jsonb not null default '{}',
      add column cutting_data jsonb not null default '[]',
      add column source_groups jsonb not null default '[]',
      add column source_features jsonb not null default '[]'`);
    this.addSql('create index article_owner on article (owner_company_id, material_number)');
    this.addSql('create sequence article_key');
    // One changed article leaves all others in the caches.
    this.addSql('drop trigger note_changes on article');
    for (const sql of noteChangesSql({ table: 'article', key: 'article', column: 'article_id' }))
      this.addSql(sql);
  }
}

export const offeredArticlesMigration = { name: '0019-offered-articles', class: OfferedArticles };
