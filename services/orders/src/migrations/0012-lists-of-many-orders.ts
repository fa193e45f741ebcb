import { Migration } from '@mikro-orm/migrations';

/**
 * Lists find their first page in an index, however many orders there are. A producer's list is sorted by day, and whether
 * the order is deleted is known, without a look at the order: PostgreSQL keeps both, also for a replica of before.
 */
export class ListsOfManyOrders extends Migration {
  override up(): void {
    this.addSql(
      'alter table purchase_order add column created_on timestamptz, add column deleted_at timestamptz',
    );
    this.addSql(`update purchase_order po set created_on = o.created_on, deleted_at = o.deleted_at
      from sales_order o where o.id = po.order_id`);
    this.addSql(`create function note_day_of_order() returns trigger language plpgsql as
      $$ begin
        select created_on, deleted_at into new.created_on, new.deleted_at from sales_order where id = new.order_id;
        return new;
      end $$`);
    this.addSql(`create trigger note_day_of_order before insert on purchase_order
      for each row execute function note_day_of_order()`);
    this.addSql(`create function note_deleted_order() returns trigger language plpgsql as
      $$ begin
        update purchase_order set deleted_at = new.deleted_at where order_id = new.id;
        return null;
      end $$`);
    this.addSql(`create trigger note_deleted_order after update of deleted_at on sales_order
      for each row when (old.deleted_at is distinct from new.deleted_at) execute function note_deleted_order()`);
    for (const [name, columns] of Object.entries(purchaseOrderIndexes))
      this.addSql(
        `create index ${name} on purchase_order (producer_company_id, ${columns}) where deleted_at is null`,
      );
    for (const [name, columns] of Object.entries(salesOrderIndexes))
      this.addSql(`create index ${name} on sales_order (${columns}) where deleted_at is null`);
  }
}

const purchaseOrderIndexes = {
  purchase_order_by_date: 'created_on desc, order_id desc',
  purchase_order_by_status: 'status, created_on desc',
  purchase_order_by_amount: 'tax_base desc, order_id desc',
};
const salesOrderIndexes = {
  sales_order_by_amount: 'tax_base desc, id desc',
  sales_order_of_customer_by_number: 'customer_id, id desc',
  sales_order_of_customer_by_status: 'customer_id, status, created_on desc',
  sales_order_of_customer_by_amount: 'customer_id, tax_base desc, id desc',
};
