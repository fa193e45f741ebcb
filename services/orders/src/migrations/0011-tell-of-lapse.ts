import { Migration } from '@mikro-orm/migrations';

/** Stores the deadline that the buyer was warned of, so each one causes one mail. */
export class TellOfLapse extends Migration {
  override up(): void {
    this.addSql('alter table sales_order add column lapse_told_for timestamptz');
  }
}
