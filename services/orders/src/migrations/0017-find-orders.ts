import { Migration } from '@mikro-orm/migrations';

/**
 * Search forms of orders, stored with the row: computing them at each search takes some hundred times as long. PostgreSQL fills
 * them, also for a replica of the version before. Ordered article numbers stand once in a table without a policy, because parts
 * of a number are found by an index there; items by whole number have their own index.
 */
export class FindOrders extends Migration {
  override up(): void {
    this.keep('sales_order', {
      customer_found_by: ['text', 'search_form(new.customer_name)', 'customer_name'],
      producers_found_by: ['text[]', 'search_forms(new.producer_names)', 'producer_names'],
    });
    this.keep('delivery', { producer_found_by: ['text', 'search_form(new.producer_name)', 'producer_name'] });
    this.keep('order_item', { number_form: ['text', 'number_form(new.material_number)', 'material_number'] });
    this.numbers();
  }

  private keep(table: string, columns: Record<string, [type: string, made: string, of: string]>): void {
    const parts = Object.entries(columns).map(([name, [type, made, of]]) => ({ name, type, made, of }));
    this.addSql(
      `alter table ${table} ${parts.map(({ name, type }) => `add column ${name} ${type}`).join(', ')}`,
    );
    this.addSql(`create function keep_found_by_of_${table}() returns trigger language plpgsql as
      $$ begin
        ${parts.map(({ name, made }) => `new.${name} = ${made};`).join(' ')}
        return new;
      end $$`);
    const of = parts.map((part) => part.of);
    this.addSql(`create trigger keep_found_by before insert or update of ${of.join(', ')} on ${table}
      for each row execute function keep_found_by_of_${table}()`);
    this.addSql(`update ${table} set ${of[0]} = ${of[0]}`);
  }

  private numbers(): void {
    this.addSql('create extension if not exists pg_trgm');
    this.addSql('create table ordered_number (number_form text primary key)');
    this.addSql('create index ordered_number_parts on ordered_number using gin (number_form gin_trgm_ops)');
    this.addSql('create index order_item_of_number on order_item (number_form, order_id)');
    const note = (from: string) =>
      `insert into ordered_number select distinct number_form from ${from} where number_form <> '' on conflict do nothing`;
    this.addSql(`create function note_ordered_numbers() returns trigger language plpgsql as
      $$ begin
        ${note('added')};
        return null;
      end $$`);
    this.addSql(`create trigger note_numbers after insert on order_item referencing new table as added
      for each statement execute function note_ordered_numbers()`);
    this.addSql(note('order_item'));
  }
}
