import { defineEntity, p } from '@mikro-orm/core';

/** The number by which a customer keeps an article. It stays if the article leaves the catalogue, for it may come back. */
export const OwnArticleNumber = defineEntity({
  name: 'OwnArticleNumber',
  tableName: 'own_article_number',
  properties: {
    companyId: p.integer().primary(),
    articleId: p.text().primary(),
    number: p.text(),
  },
});
