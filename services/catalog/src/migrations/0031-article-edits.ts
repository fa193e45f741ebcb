import { Migration } from '@mikro-orm/migrations';

/** Edits of many articles at once are imports without a file. */
class ArticleEdits extends Migration {
  override up(): void {
    this.addSql('alter table catalogue_import add column edit jsonb');
  }
}

export const articleEditsMigration = { name: '0031-article-edits', class: ArticleEdits };
