import { p } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { columns, readOne, type RowOf, statement } from '@werkbank/platform/database';
import { ArticleEntity, type RelatedArticle, unplacedGroupId } from '../../catalogue/index.js';
import { Producer } from '../../replicas/index.js';

const mostSimilar = 8;
/** Per relation. */
const mostRelated = 12;

const details = {
  ...columns(
    ArticleEntity,
    'description',
    'partDescription',
    'partSpecifications',
    'documentLinks',
    'media',
    'ean',
    'makerName',
    'makerNumber',
    'packings',
    'classifications',
    'safety',
    'cuttingData',
  ),
  detailsImageUrls: p.array(),
  producerVideoLink: Producer.properties.videoLink,
  /**
   * Ids of articles of the same group, the nearest in size first; empty for an article without a position.
   */
  similarIds: p.json<string[]>(),
  /** Related articles that the producer names by number, as far as they are in the catalogue. */
  related: p.json<{ relation: RelatedArticle['relation']; articleId: string }[]>(),
};

/** Data of an article page beyond that of a table row. */
export type ArticleDetails = RowOf<typeof details>;

const detailsOfArticle = statement(
  'details-of-article',
  details,
  `select a.description, a.part_description as "partDescription",
       a.part_specifications as "partSpecifications", a.document_links as "documentLinks", a.media,
       array_remove(array[a.image_url, a.drawing_url], null) as "detailsImageUrls",
       p.video_link as "producerVideoLink", a.ean, a.maker_name as "makerName", a.maker_number as "makerNumber",
       a.packings, a.classifications, a.safety, a.cutting_data as "cuttingData",
       (select coalesce(json_agg(json_build_object('relation', r.relation, 'articleId', r.article_id) order by r.place), '[]')
         from (select e.value ->> 'relation' as relation, other.article_id, e.place,
             row_number() over (partition by e.value ->> 'relation' order by e.place) as nth
           from jsonb_array_elements(a.related_articles) with ordinality as e(value, place)
           join article other on other.producer_id = a.producer_id
             and other.material_number = e.value ->> 'materialNumber' and other.article_id <> a.article_id) r
         where r.nth <= ${mostRelated}) as related,
       (select coalesce(json_agg(article_id order by far, article_id), '[]') from (
         (select article_id, other.position - a.position as far from article other
           where other.group_id = a.group_id and a.group_id <> '${unplacedGroupId}'
             and other.position >= a.position and other.article_id <> a.article_id
           order by other.position, article_id limit ${mostSimilar})
         union all
         (select article_id, a.position - other.position as far from article other
           where other.group_id = a.group_id and a.group_id <> '${unplacedGroupId}' and other.position < a.position
           order by other.position desc, article_id limit ${mostSimilar})
         order by far, article_id limit ${mostSimilar}) s) as "similarIds"
     from article a join producer p on p.id = a.producer_id where a.article_id = ?`,
);

/** Reads all data but the row and the prices in one statement; undefined for an unknown article. */
export function readArticleDetails(
  em: EntityManager,
  articleId: string,
): Promise<ArticleDetails | undefined> {
  return readOne(em, detailsOfArticle, [articleId]);
}
