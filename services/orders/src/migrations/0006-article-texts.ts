import { Migration } from '@mikro-orm/migrations';

/** What an article was called in each language when it was ordered; orders from before have only the buyer's words. */
export class KeepArticleTexts extends Migration {
  override up(): void {
    this.addSql('alter table order_item add column article_texts jsonb');
  }
}
