import { Migration } from '@mikro-orm/migrations';

/** A company requires facts of its people's orders; a form that was opened before a change is refused. */
export class OrderDemands extends Migration {
  override up(): void {
    this.addSql(`alter table company
      add column own_order_number_required boolean not null default false,
      add column cost_center_required boolean not null default false`);
    this.addSql(`create or replace trigger company_edited before update on company for each row
      when (${edited('old')} is distinct from ${edited('new')}) execute function next_lock_key()`);
  }
}

const columns = [
  'name',
  'customer_type',
  'tax_number',
  'eori_number',
  'kanton',
  'phone',
  'own_order_number_required',
  'cost_center_required',
];
const edited = (row: 'old' | 'new') => `row(${columns.map((column) => `${row}.${column}`).join(', ')})`;
