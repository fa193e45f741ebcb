import { Migration } from '@mikro-orm/migrations';

/** Marks all companies for another event: other domains need the country, which they ignored in earlier events. */
export class CompaniesUntold extends Migration {
  override up(): void {
    this.addSql('update company set event_version = 0');
  }
}
