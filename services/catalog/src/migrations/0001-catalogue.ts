import { Migration } from '@mikro-orm/migrations';

/** The tree, its groups and articles, and stock. */
class Catalogue extends Migration {
  override up(): void {
    this.addSql(`create table category (
      category_id text primary key,
      parent_id text references category deferrable initially deferred,
      kind text not null check (kind in ('category', 'group')),
      position int not null,
      de text not null,
      en text not null,
      image_url text,
      article_count int not null default 0
    )`);
    this.addSql('create index category_parent on category (parent_id, position)');
    this.addSql(`create table article_table (
      group_id text primary key references category on delete cascade deferrable initially deferred,
      description jsonb not null,
      image_url text,
      drawing_url text,
      columns jsonb not null,
      details_columns jsonb not null,
      facets jsonb not null
    )`);
    this.addSql(`create table article (
      article_id text primary key,
      group_id text not null references article_table,
      producer_id int not null,
      material_number text not null,
      material_group_id int not null,
      ean text,
      list_price bigint not null check (list_price >= 0),
      list_price_currency text not null,
      voc bigint not null default 0 check (voc >= 0),
      lead_time_days int not null check (lead_time_days >= 0),
      name jsonb not null,
      description jsonb not null,
      properties jsonb not null,
      part_specifications jsonb not null,
      part_description jsonb not null,
      weight_grams int not null check (weight_grams >= 0),
      image_url text,
      drawing_url text,
      document_links jsonb not null,
      video_url text,
      not_for_sale_reason jsonb,
      position int not null default 0,
      unique (producer_id, material_number)
    )`);
    this.addSql('create index article_in_group on article (group_id, position)');
    this.addSql(`create table stock (
      article_id text not null references article on delete cascade,
      dispatch_location_id int not null,
      level int not null check (level >= 0),
      primary key (article_id, dispatch_location_id)
    )`);
    this.addSql(`create table stock_of_order (
      order_id int not null,
      article_id text not null,
      dispatch_location_id int not null,
      ordered int not null,
      taken int not null check (taken >= 0),
      primary key (order_id, article_id, dispatch_location_id)
    )`);
  }
}

export const catalogueMigration = { name: '0001-catalogue', class: Catalogue };
