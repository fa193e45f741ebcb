import { createHash } from 'node:crypto';
import { p } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { OwnArticle } from '@werkbank/contracts/entities';
import { columns, readOne, statement } from '@werkbank/platform/database';
import { ArticleEntity, ArticleTableEntity } from '../../catalogue/index.js';
import {
  type CurrentArticle,
  type ImportTerms,
  readCurrentArticles,
  type SentColumns,
} from '../../catalogue-imports/index.js';
import { ownArticles } from '../filter-articles/own-articles-where.js';
import { shownMedia } from './media-of-article.js';
import { shownData } from './shown-data.js';
import { storedColumns } from './stored-columns.js';

const ownArticle = statement(
  'own-article',
  {
    ...columns(ArticleEntity, 'materialNumber', 'producerId'),
    columns: ArticleTableEntity.properties.columns,
    detailsColumns: ArticleTableEntity.properties.detailsColumns,
    formerMedia: p.json<(string | null)[]>(),
  },
  `select a.material_number as "materialNumber", a.producer_id as "producerId", t.columns, t.details_columns as "detailsColumns",
     case when a.source_media is null then jsonb_build_array(a.image_url, a.drawing_url, a.video_url)
       || jsonb_path_query_array(a.document_links, '$[*].link') else '[]' end as "formerMedia"
   from article a join article_table t on t.group_id = a.group_id where a.article_id = ? and ${ownArticles(0).sql}`,
);

export interface FoundArticle {
  materialNumber: string;
  current: CurrentArticle;
  /** The article's page for users who may edit it. */
  show(em: EntityManager, locations: ImportTerms['locations']): Promise<OwnArticle>;
}

/** An own article by its key, locked until the transaction ends if it is to be changed. Two statements. */
export async function findOwnArticle(
  em: EntityManager,
  companyId: number,
  articleId: string,
  options: { lock?: boolean } = {},
): Promise<FoundArticle | undefined> {
  const found = await readOne(em, ownArticle, [articleId, ...ownArticles(companyId).params]);
  if (!found) return undefined;
  const { materialNumber, producerId, formerMedia } = found;
  const articles = await readCurrentArticles(em, producerId, [materialNumber], options);
  const current = articles.get(materialNumber);
  if (current?.articleId !== articleId) return undefined;
  const stored = storedColumns(current.columns);
  return {
    materialNumber,
    current,
    show: async (reading, locations) => ({
      articleId,
      materialNumber,
      ...shownData(stored, [...found.columns, ...found.detailsColumns]),
      media: await shownMedia(reading, articleId, stored.source_media ?? []),
      formerMedia: formerMedia.filter((address) => address !== null),
      stock: locations.map(({ id, name, city }) => ({
        dispatchLocationId: id,
        name,
        city,
        level: current.stock[id] ?? null,
      })),
      optimisticLockKey: lockKeyOf(current.columns),
    }),
  };
}

/** Equal for equal values. Stock is apart, for each order changes it. */
export function lockKeyOf(of: SentColumns): number {
  return createHash('sha256').update(JSON.stringify(of)).digest().readUInt32BE() >>> 1;
}
