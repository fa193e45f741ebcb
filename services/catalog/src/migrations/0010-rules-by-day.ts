import { Migration } from '@mikro-orm/migrations';

/** Columns that are unique in a rule together with its first day. */
const rules = {
  discount: ['discount_group_id', 'material_or_article_group_id'],
  discount_assignment: ['customer_company_id', 'producer_company_id'],
  country_price_factor: ['producer_company_id', 'target_country'],
  surcharge: ['producer_company_id', 'material_group_id'],
};

/**
 * Columns that forms edit, by table; each change of them raises the lock key. A group's discounts raise it
 * as well, in application code.
 */
const edited = {
  discount_group: ['name', 'discount_type', 'material_group_type', 'discount_value'],
  discount_assignment: ['discount_group_id', 'valid_from', 'valid_until'],
  country_price_factor: ['factor', 'valid_from', 'valid_until'],
  surcharge: ['value', 'valid_from', 'valid_until'],
  article_group: ['name'],
};

/**
 * Rules are valid from and until a day. Rules about the same subject differ in their first day, so that
 * at most one applies on each day. Every producer company gets its group of unassigned customers.
 */
class RulesByDay extends Migration {
  override up(): void {
    for (const [table, columns] of Object.entries(rules)) {
      this.addSql(`alter table ${table} drop constraint ${table}_${columns.join('_')}_key`);
      this.addSql(`alter table ${table} add column valid_from date, add column valid_until date,
        add constraint ${table}_period check (valid_until >= valid_from)`);
      this.addSql(`create unique index ${table}_by_day on ${table}
        (${columns.join(', ')}, coalesce(valid_from, '-infinity'::date))`);
    }
    // A planned value of a percentage group has no material group: it applies to all articles.
    this.addSql('alter table discount alter column material_or_article_group_id drop not null');
    this.addSql(`create unique index discount_of_everything_by_day on discount
      (discount_group_id, coalesce(valid_from, '-infinity'::date)) where material_or_article_group_id is null`);
    // The discount's id before its last change. It distinguishes a repeated save from a conflicting one.
    this.addSql('alter table discount add column former_id int');
    this.addSql('create index discount_former on discount (former_id)');
    this.addSql('create index discount_assignment_group on discount_assignment (discount_group_id)');
    this.addSql('create index article_group_member_material on article_group_member (material_group_id)');
    for (const table of ['discount_group', 'article_group']) {
      this.addSql(`update ${table} g set name = name || ' (' || id || ')' where exists (select from ${table} o
        where o.producer_company_id = g.producer_company_id and lower(o.name) = lower(g.name) and o.id < g.id)`);
      this.addSql(`create unique index ${table}_name on ${table} (producer_company_id, lower(name))`);
    }
    this.addSql(`create function next_lock_key() returns trigger language plpgsql as
      $$ begin new.lock_key := old.lock_key + 1; return new; end $$`);
    for (const [table, columns] of Object.entries(edited)) {
      const state = (of: 'old' | 'new') => `row(${columns.map((column) => `${of}.${column}`).join(', ')})`;
      this.addSql(`alter table ${table} add column lock_key int not null default 1`);
      this.addSql(`create trigger ${table}_edited before update on ${table} for each row
        when (${state('old')} is distinct from ${state('new')}) execute function next_lock_key()`);
    }
    this.addSql(`insert into discount_group (producer_company_id, name, is_other_customer_group, discount_type,
        material_group_type, discount_value)
      select c.id, 'Unassigned customers', true, 'Percentage', 'MaterialGroup', 0 from producer_company c
      where not exists (select from discount_group g where g.producer_company_id = c.id and g.is_other_customer_group)`);
  }
}

export const rulesByDayMigration = { name: '0010-rules-by-day', class: RulesByDay };
