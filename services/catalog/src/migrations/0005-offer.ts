import { Migration } from '@mikro-orm/migrations';

/**
 * Replica of the countries and currencies in the configuration. Its first row holds the defaults of a new
 * installation.
 */
class Offer extends Migration {
  override up(): void {
    this.addSql(`create table offer (
      only_row boolean primary key default true check (only_row),
      countries text[] not null,
      currencies text[] not null
    )`);
    this.addSql(`insert into offer (countries, currencies) values ('{DE,CH,LI,AT}', '{EUR,CHF}')`);
  }
}

export const offerMigration = { name: '0005-offer', class: Offer };
