import { p } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { columns, readOne, type RowOf, statement } from '@werkbank/platform/database';
import { ArticleEntity } from '../../catalogue/index.js';
import { Producer } from '../../replicas/index.js';

const mostSimilar = 8;

const details = {
  ...columns(ArticleEntity, 'description', 'partDescription', 'partSpecifications', 'documentLinks', 'ean'),
  detailsImageUrls: p.array(),
  producerVideoLink: Producer.properties.videoLink,
  /** Ids of articles of the same group, the nearest in size first. */
  similarIds: p.json<string[]>(),
};

/** The data of an article page that no row of a table has. */
export type ArticleDetails = RowOf<typeof details>;

const detailsOfArticle = statement(
  'details-of-article',
  details,
  `select a.description, a.part_description as "partDescription",
       a.part_specifications as "partSpecifications", a.document_links as "documentLinks",
       array_remove(array[a.image_url, a.drawing_url], null) as "detailsImageUrls",
       p.video_link as "producerVideoLink", a.ean,
       (select coalesce(json_agg(article_id order by far, article_id), '[]') from (
         (select article_id, other.position - a.position as far from article other
           where other.group_id = a.group_id and other.position >= a.position and other.article_id <> a.article_id
           order by other.position, article_id limit ${mostSimilar})
         union all
         (select article_id, a.position - other.position as far from article other
           where other.group_id = a.group_id and other.position < a.position
           order by other.position desc, article_id limit ${mostSimilar})
         order by far, article_id limit ${mostSimilar}) s) as "similarIds"
     from article a join producer p on p.id = a.producer_id where a.article_id = ?`,
);

/** One statement for everything but the row and the prices; nothing where there is no such article. */
export function readArticleDetails(
  em: EntityManager,
  articleId: string,
): Promise<ArticleDetails | undefined> {
  return readOne(em, detailsOfArticle, [articleId]);
}
