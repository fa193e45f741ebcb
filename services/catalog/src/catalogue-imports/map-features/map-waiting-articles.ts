import { type EntityManager as Em, EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { columns, readMany, statement } from '@werkbank/platform/database';
import { GiveWay, RepeatedTask } from '@werkbank/platform/schedule';
import { arrangeGroups } from '../../articles/index.js';
import { ArticleEntity } from '../../catalogue/index.js';
import { updateColumns } from '../apply/write-articles.js';
import { ArticleToMap } from '../tables/index.js';
import { withFeatures } from '../feature-columns/properties-of.js';
import { TablesOfGroups } from '../feature-columns/tables-of-groups.js';

const lookEveryMs = 1_000;
const articlesAtOnce = 500;
const waitingArticles = statement(
  'articles-to-map',
  {
    ...columns(ArticleEntity, 'articleId', 'groupId', 'ownerCompanyId', 'properties', 'sourceFeatures'),
    forgotten: ArticleToMap.properties.forgotten,
  },
  `with waiting as (
     delete from article_to_map where article_id in (
       select article_id from article_to_map order by article_id limit ${articlesAtOnce} for update skip locked)
     returning article_id, forgotten
   )
   select a.article_id as "articleId", a.group_id as "groupId", a.owner_company_id as "ownerCompanyId",
     a.properties, a.source_features as "sourceFeatures", w.forgotten
   from article a join waiting w using (article_id) where a.owner_company_id is not null
   order by a.article_id for update of a`,
);

/** Brings features into the columns of their groups after places or columns were chosen. Replicas share the work. */
@Injectable()
export class MapWaitingArticles extends RepeatedTask {
  constructor(private readonly em: EntityManager) {
    super({ name: 'map-features', everyMs: lookEveryMs });
  }

  protected override async work(): Promise<void> {
    const groups = new Set<string>();
    const way = new GiveWay();
    while (!this.ending && (await this.em.fork().transactional((em) => mapBatch(em, groups))))
      await way.now();
    if (groups.size > 0) await this.em.fork().transactional((em) => arrangeGroups(em, [...groups]));
  }
}

/** The next articles that wait. Returns whether there were any. */
async function mapBatch(em: Em, groups: Set<string>): Promise<boolean> {
  const waiting = await readMany(em, waitingArticles);
  const tables = new Map<number, TablesOfGroups>();
  for (const companyId of new Set(waiting.flatMap(({ ownerCompanyId }) => ownerCompanyId ?? [])))
    tables.set(companyId, await TablesOfGroups.read(em, companyId));
  const changed = waiting.flatMap((article) => {
    const ofCompany = tables.get(article.ownerCompanyId ?? 0);
    if (!ofCompany) return [];
    const { articleId, groupId, forgotten, sourceFeatures } = article;
    const found = ofCompany.propertiesOf(groupId, sourceFeatures);
    const properties = withFeatures(article.properties, forgotten, found);
    groups.add(groupId);
    return [{ articleId, columns: { properties } }];
  });
  await updateColumns(em, changed);
  return waiting.length > 0;
}
