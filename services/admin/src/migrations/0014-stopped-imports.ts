import { Migration } from '@mikro-orm/migrations';

/** An import that comes no nearer to its end is ended as stopped; its open lines stay as they were. */
export class StoppedImports extends Migration {
  override up(): void {
    this.addSql('alter table user_import add column stopped boolean not null default false');
  }
}
