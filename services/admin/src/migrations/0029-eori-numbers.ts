import { Migration } from '@mikro-orm/migrations';

/** A company has a number at the customs of the EU; a form that was opened before it changed is refused. */
export class EoriNumbers extends Migration {
  override up(): void {
    this.addSql('alter table company add column eori_number text');
    this.addSql(`create or replace trigger company_edited before update on company for each row
      when (${edited('old')} is distinct from ${edited('new')}) execute function next_lock_key()`);
  }
}

const columns = ['name', 'customer_type', 'tax_number', 'eori_number', 'kanton', 'phone'];
const edited = (row: 'old' | 'new') => `row(${columns.map((column) => `${row}.${column}`).join(', ')})`;
