import { Migration } from '@mikro-orm/migrations';

/**
 * Costs follow the goods that remain of a section, up to what the buyer agreed to: kept with the delivery that was ordered.
 * Of an invoice whose costs fall more than once there are several credit notes.
 */
export class KeepAgreedCosts extends Migration {
  // For one version at a time: the new constraint refuses no more than the former one, for the version before writes part 1.
  override up(): void {
    this.addSql('alter table delivery add column agreed jsonb');
    this.addSql('alter table issued_paper add column part integer not null default 1');
    this.addSql(`alter table issued_paper
      drop constraint issued_paper_kind_order_id_delivery_id_producer_company_id_key,
      add constraint one_paper_of_a_part
        unique nulls not distinct (kind, order_id, delivery_id, producer_company_id, part)`);
  }
}
