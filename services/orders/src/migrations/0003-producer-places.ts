import { Migration } from '@mikro-orm/migrations';

/** Replicas of what administration owns: where producer companies ship from, and which countries trade freely. */
export class CreateProducerPlaces extends Migration {
  override up(): void {
    this.addSql(`create table dispatch_location (
      id integer primary key,
      producer_id integer not null,
      producer_name text not null,
      producer_company_id integer not null,
      address jsonb not null
    )`);
    this.addSql('create index dispatch_location_of_company on dispatch_location (producer_company_id)');
    this.addSql('create index dispatch_location_of_producer on dispatch_location (producer_id)');
    this.addSql(`create table customs_area (
      position integer primary key,
      countries text[] not null
    )`);
  }
}
