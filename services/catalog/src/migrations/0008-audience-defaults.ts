import { Migration } from '@mikro-orm/migrations';

/**
 * Defaults for calls without country or currency: the country of the caller's company, filled by its next
 * event or snapshot, and the configuration's defaults.
 */
class AudienceDefaults extends Migration {
  override up(): void {
    this.addSql('alter table customer add column country text');
    this.addSql(`alter table offer
      add column default_country text not null default 'DE', add column default_currency text not null default 'EUR'`);
  }
}

export const audienceDefaultsMigration = { name: '0008-audience-defaults', class: AudienceDefaults };
