import { Migration } from '@mikro-orm/migrations';

/** Of the end of which proposal the buyer was told, so that it is told once. */
export class TellOfLapse extends Migration {
  override up(): void {
    this.addSql('alter table sales_order add column lapse_told_for timestamptz');
  }
}
