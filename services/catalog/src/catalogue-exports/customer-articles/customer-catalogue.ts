import type { EntityManager } from '@mikro-orm/postgresql';
import type { CustomerExport } from './customer-export.js';
import type { CatalogueToExport, ExportedGroup } from '../article/catalogue-to-export.js';
import { customerColumns } from './customer-columns.js';
import { readCustomerArticles } from './customer-articles.js';
import { columnFeatures } from './column-features.js';
import { featureColumns } from '../write-table/feature-columns.js';

/** All articles that a customer can order in its country, with its own prices. Articles have the keys and groups of the shop. */
export function customerCatalogue(em: EntityManager, asked: CustomerExport): CatalogueToExport {
  const { categories, tables } = asked.tree.all();
  const groups = categories.map(
    ({ categoryId, parentId, de, en }): ExportedGroup => ({
      sourceGroup: categoryId,
      parent: parentId,
      name: { de, en },
    }),
  );
  return {
    supplier: 'Werkbank',
    currency: asked.terms.currency,
    priceType: 'net_customer',
    groups,
    read: () => readCustomerArticles(em, { ...asked, tables }),
    columns: async (language) => {
      const names = new Map(categories.map((category) => [category.categoryId, category[language]]));
      const fields = customerColumns(language, (group) => names.get(group) ?? group);
      return [...fields, ...featureColumns(columnFeatures(tables, language), fields, language, language)];
    },
  };
}
