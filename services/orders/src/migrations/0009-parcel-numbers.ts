import { Migration } from '@mikro-orm/migrations';

/** Parcels are numbered over all producers, for they are numbers of one company at GS1. */
export class NumberParcels extends Migration {
  override up(): void {
    this.addSql('create sequence parcel_number as integer');
  }
}
