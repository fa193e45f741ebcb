import { Migration } from '@mikro-orm/migrations';

/** Stores an ordered article's name in each language; older orders have only the buyer's language. */
export class KeepArticleTexts extends Migration {
  override up(): void {
    this.addSql('alter table order_item add column article_texts jsonb');
  }
}
