import { Migration } from '@mikro-orm/migrations';

/**
 * Stores tax instead of computing it at each read: each tax row of a delivery gets the amount that was shown so far,
 * also after splits, and each item the reason of its row.
 */
export class KeepTax extends Migration {
  override up(): void {
    this.addSql('alter table order_item add column tax_reason text');
    this.addSql(`update order_item i set tax_reason = (
        select row->>'reason' from delivery d, jsonb_array_elements(d.tax_rates) row
        where d.id = i.delivery_id and (row->>'rate')::numeric = (i.price->>'taxRate')::numeric limit 1)
      where exists (select from delivery d, jsonb_array_elements(d.tax_rates) row
        where d.id = i.delivery_id and row->>'reason' is not null)`);
    this.addSql(`update delivery set tax_rates = (
        select coalesce(jsonb_agg(row || jsonb_build_object('amount', coalesce((
          select sum((line->>'amount')::bigint) from jsonb_array_elements(figures->'taxes') line
          where (line->>'rate')::numeric = (row->>'rate')::numeric), 0))), '[]')
        from jsonb_array_elements(tax_rates) row)`);
  }
}
