import { Migration } from '@mikro-orm/migrations';

/** An item keeps the number by which its buyer keeps the article. */
export class KeepOwnArticleNumbers extends Migration {
  override up(): void {
    this.addSql('alter table order_item add column own_article_number text');
  }
}
