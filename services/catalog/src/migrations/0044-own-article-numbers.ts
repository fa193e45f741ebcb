import { Migration } from '@mikro-orm/migrations';
import { noteChangesSql } from '@werkbank/platform/cache';
import { rowsOfReaders } from '@werkbank/platform/database';

/** The numbers by which customers keep articles. */
class OwnArticleNumbers extends Migration {
  override up(): void {
    this.addSql(`create table own_article_number (
      company_id integer not null,
      article_id text not null,
      number text not null,
      primary key (company_id, article_id)
    )`);
    const seen = 'company_id = (select reader_company())';
    for (const statement of rowsOfReaders('own_article_number', seen)) this.addSql(statement);
    const keys = { table: 'own_article_number', key: 'own-numbers', column: 'company_id' };
    for (const statement of noteChangesSql(keys)) this.addSql(statement);
  }
}

export const ownArticleNumbersMigration = { name: '0044-own-article-numbers', class: OwnArticleNumbers };
