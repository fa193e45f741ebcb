import { Migration } from '@mikro-orm/migrations';

/** Each line keeps its order unit. Older lines have null: they were ordered by the piece. */
export class KeepOrderUnits extends Migration {
  override up(): void {
    this.addSql('alter table order_item add column order_units jsonb');
  }
}
