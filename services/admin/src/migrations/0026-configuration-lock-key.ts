import { Migration } from '@mikro-orm/migrations';

/** Two people edit the configuration: a form from before another save is refused. */
export class ConfigurationLockKey extends Migration {
  override up(): void {
    this.addSql('alter table configuration add column lock_key integer not null default 1');
    this.addSql(`create trigger configuration_edited before update on configuration for each row
      when (old.settings is distinct from new.settings) execute function next_lock_key()`);
  }
}
