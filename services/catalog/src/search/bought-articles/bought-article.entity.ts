import { defineEntity, p } from '@mikro-orm/core';

/** For so many days, orders decide between hits that fit equally well. */
export const boughtDays = 90;

/** The number of orders of all customers that had an article on a day. */
export const BoughtArticle = defineEntity({
  name: 'BoughtArticle',
  tableName: 'bought_article',
  properties: {
    articleId: p.text().primary(),
    day: p.date().primary(),
    orders: p.integer(),
    /** The index does not count it yet. */
    isNew: p.boolean().default(true),
  },
  indexes: [{ name: 'bought_article_day', properties: ['day'] }],
});
