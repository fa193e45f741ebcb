import { Migration } from '@mikro-orm/migrations';

/**
 * What prices are told for where a call leaves country or currency out: the country of the caller's company, known from
 * its next event or snapshot on, and what the configuration begins with.
 */
class AudienceDefaults extends Migration {
  override up(): void {
    this.addSql('alter table customer add column country text');
    this.addSql(`alter table offer
      add column default_country text not null default 'DE', add column default_currency text not null default 'EUR'`);
  }
}

export const audienceDefaultsMigration = { name: '0008-audience-defaults', class: AudienceDefaults };
