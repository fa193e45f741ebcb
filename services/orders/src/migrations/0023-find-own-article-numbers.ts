import { Migration } from '@mikro-orm/migrations';

/** Lists find orders by own article numbers of buyers. PostgreSQL fills their form; an index leads from it to the items. */
export class FindOwnArticleNumbers extends Migration {
  override up(): void {
    this.addSql('alter table order_item add column own_number_form text');
    this.addSql(`create or replace function keep_found_by_of_order_item() returns trigger language plpgsql as
      $$ begin
        new.number_form = number_form(new.material_number);
        new.own_number_form = number_form(new.own_article_number);
        return new;
      end $$`);
    this.addSql(
      'update order_item set material_number = material_number where own_article_number is not null',
    );
    this.addSql('create index order_item_of_own_number on order_item (own_number_form, order_id)');
  }
}
