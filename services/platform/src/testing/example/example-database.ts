import { Migration } from '@mikro-orm/migrations';
import type { DatabaseDefinition } from '../../database/database-definition.js';

class Applied extends Migration {
  override up(): void {
    this.addSql('create table applied (order_id int not null)');
  }
}

export const exampleDatabase: DatabaseDefinition = {
  domain: 'admin',
  entities: [],
  migrations: [{ name: '0001-applied', class: Applied }],
};
