import { Migration } from '@mikro-orm/migrations';

/** An order keeps the facts that its buyer added. PostgreSQL fills the form of the own number, by which lists find it. */
export class KeepOrderFacts extends Migration {
  override up(): void {
    this.addSql(`alter table sales_order
      add column own_order_number text, add column own_number_form text, add column wished_date date,
      add column contact_name text, add column contact_phone text, add column remark text`);
    this.addSql(`create or replace function keep_found_by_of_sales_order() returns trigger language plpgsql as
      $$ begin
        new.customer_found_by = search_form(new.customer_name);
        new.producers_found_by = search_forms(new.producer_names);
        new.own_number_form = number_form(new.own_order_number);
        return new;
      end $$`);
  }
}
