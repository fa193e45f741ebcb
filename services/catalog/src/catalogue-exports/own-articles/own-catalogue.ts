import type { EntityManager } from '@mikro-orm/postgresql';
import { columns, readMany, readOne, statement } from '@werkbank/platform/database';
import { SourceGroupEntity } from '../../catalogue-imports/index.js';
import { Producer } from '../../replicas/index.js';
import type { CatalogueToExport } from '../article/catalogue-to-export.js';
import { articleColumns } from '../write-table/article-columns.js';
import { featureColumns } from '../write-table/feature-columns.js';
import { readFeaturesInUse } from './features-in-use.js';
import { readOwnArticles } from './own-articles.js';

const groupsOfCompany = statement(
  'source-groups-to-export',
  columns(SourceGroupEntity, 'sourceGroup', 'parent', 'name'),
  'select source_group as "sourceGroup", parent, name from source_group where company_id = ? order by source_group',
);
const supplierOfCompany = statement(
  'supplier-of-export',
  { name: Producer.properties.name },
  'select p.name from producer_company c join producer p on p.id = c.producer_id where c.id = ?',
);

/** A producer's own articles in the form of an import. An import of the file changes no article. */
export async function ownCatalogue(em: EntityManager, companyId: number): Promise<CatalogueToExport> {
  const supplier = await readOne(em, supplierOfCompany, [companyId]);
  return {
    supplier: supplier?.name ?? '',
    currency: 'EUR',
    priceType: 'net_list',
    groups: await readMany(em, groupsOfCompany, [companyId]),
    read: () => readOwnArticles(em, companyId),
    columns: async (language) => {
      const fields = articleColumns(language);
      return [
        ...fields,
        ...featureColumns(await readFeaturesInUse(em, companyId, language), fields, language),
      ];
    },
  };
}
