import { Migration } from '@mikro-orm/migrations';

/** Marks the configuration for another event: earlier ones lacked the issuer of documents. */
export class ConfigurationUntold extends Migration {
  override up(): void {
    this.addSql(`update platform_event set event_version = 0 where id = 'configuration'`);
  }
}
