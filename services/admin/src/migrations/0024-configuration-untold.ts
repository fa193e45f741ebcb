import { Migration } from '@mikro-orm/migrations';

/** Who writes documents was not told to the other domains so far: the configuration is told once more. */
export class ConfigurationUntold extends Migration {
  override up(): void {
    this.addSql(`update platform_event set event_version = 0 where id = 'configuration'`);
  }
}
