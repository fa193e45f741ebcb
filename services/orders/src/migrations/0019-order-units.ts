import { Migration } from '@mikro-orm/migrations';

/** What one order unit of a line is; null on lines from before, which were by the piece. */
export class KeepOrderUnits extends Migration {
  override up(): void {
    this.addSql('alter table order_item add column order_units jsonb');
  }
}
