import { Migration } from '@mikro-orm/migrations';

/** An order keeps the number that its buyer had at the customs of the EU. */
export class KeepEoriNumbers extends Migration {
  override up(): void {
    this.addSql('alter table sales_order add column customer_eori_number text');
  }
}
