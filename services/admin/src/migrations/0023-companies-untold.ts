import { Migration } from '@mikro-orm/migrations';

/** Companies are told once more: their country is needed by others, who took no notice of it in the events before. */
export class CompaniesUntold extends Migration {
  override up(): void {
    this.addSql('update company set event_version = 0');
  }
}
