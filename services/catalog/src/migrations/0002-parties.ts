import { Migration } from '@mikro-orm/migrations';

/** Small replicas of data of services/admin, updated by its events. */
class Parties extends Migration {
  override up(): void {
    this.addSql(`create table producer (
      id int primary key,
      name text not null,
      platform_margin numeric(6, 4) not null,
      custom_shipping boolean not null,
      video_link text
    )`);
    this.addSql(`create table producer_company (
      id int primary key,
      producer_id int not null references producer on delete cascade,
      name text not null
    )`);
    this.addSql('create index producer_company_producer on producer_company (producer_id)');
    this.addSql(`create table dispatch_location (
      id int primary key,
      producer_company_id int not null references producer_company on delete cascade,
      producer_id int not null references producer on delete cascade,
      name text not null,
      street text not null,
      house text not null,
      address_supplement text,
      zip_code text not null,
      city text not null,
      country text not null
    )`);
    this.addSql('create index dispatch_location_producer on dispatch_location (producer_id, id)');
    this.addSql(`create table customer (
      id int primary key,
      kind text not null,
      name text not null
    )`);
    this.addSql(`create table exchange_rate (
      source_currency text not null,
      target_currency text not null,
      exchange_rate_type text not null,
      valid_from date not null,
      valid_to date not null,
      ratio text not null,
      primary key (source_currency, target_currency, exchange_rate_type, valid_from)
    )`);
  }
}

export const partiesMigration = { name: '0002-parties', class: Parties };
