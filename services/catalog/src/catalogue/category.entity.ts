import { defineEntity, p } from '@mikro-orm/core';
import type { CategoryCard } from '@werkbank/contracts/entities';

/** A category of the tree, or a group of articles at its end. */
export const CategoryEntity = defineEntity({
  name: 'Category',
  tableName: 'category',
  properties: {
    categoryId: p.text().primary(),
    parentId: () =>
      p.manyToOne(CategoryEntity).mapToPk().deleteRule('no action').deferMode('deferred').nullable(),
    kind: p.text().$type<CategoryCard['kind']>(),
    position: p.integer(),
    de: p.text(),
    en: p.text(),
    imageUrl: p.text().nullable(),
    articleCount: p.integer().default(0),
    lockKey: p.integer().default(1),
  },
  indexes: [{ name: 'category_parent', properties: ['parentId', 'position'] }],
});
