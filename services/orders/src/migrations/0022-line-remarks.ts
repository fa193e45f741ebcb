import { Migration } from '@mikro-orm/migrations';

/** An item keeps its buyer's remark. */
export class KeepLineRemarks extends Migration {
  override up(): void {
    this.addSql('alter table order_item add column remark text');
  }
}
