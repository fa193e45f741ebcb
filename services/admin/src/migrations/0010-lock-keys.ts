import { Migration } from '@mikro-orm/migrations';

/** Columns that forms edit, by table. */
const edited = {
  users: [
    'email',
    'salutation',
    'first_name',
    'last_name',
    'phone',
    'platform_admin',
    'company_admin',
    'company_id',
    'enabled',
  ],
  company: ['name', 'customer_type', 'tax_number', 'kanton', 'phone'],
  producer: ['algolia_id', 'platform_margin', 'custom_shipping', 'video_link'],
  address: ['name', 'street', 'house', 'address_supplement', 'zip_code', 'city', 'country'],
  exchange_rate: [
    'valid_from',
    'valid_to',
    'ratio',
    'source_currency',
    'target_currency',
    'exchange_rate_type',
  ],
  sidebar_attachment: ['title', 'type', 'status', 'position', 'url', 'file_id'],
};

/**
 * Adds a lock key to each row that forms edit, so that a form from before another save is refused and cannot restore the former
 * state. A trigger counts changes of every writer; columns outside of the form do not count.
 */
export class LockKeys extends Migration {
  override up(): void {
    this.addSql(`create function next_lock_key() returns trigger language plpgsql as
      $$ begin new.lock_key := old.lock_key + 1; return new; end $$`);
    for (const [table, columns] of Object.entries(edited)) {
      const state = (of: 'old' | 'new') => `row(${columns.map((column) => `${of}.${column}`).join(', ')})`;
      this.addSql(`alter table ${table} add column lock_key integer not null default 1`);
      this.addSql(`create trigger ${table}_edited before update on ${table} for each row
        when (${state('old')} is distinct from ${state('new')}) execute function next_lock_key()`);
    }
  }
}
