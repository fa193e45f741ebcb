import { Migration } from '@mikro-orm/migrations';

/** Dispatch locations have a calendar; a form that was opened before a change of it is refused. */
export class PlaceCalendars extends Migration {
  override up(): void {
    this.addSql('alter table address add column calendar jsonb');
    this.addSql(`create or replace trigger address_edited before update on address for each row
      when (${edited('old')} is distinct from ${edited('new')}) execute function next_lock_key()`);
  }
}

const columns = ['name', 'street', 'house', 'address_supplement', 'zip_code', 'city', 'country', 'calendar'];
const edited = (row: 'old' | 'new') => `row(${columns.map((column) => `${row}.${column}`).join(', ')})`;
