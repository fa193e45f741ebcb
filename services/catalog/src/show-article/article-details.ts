import type { EntityManager } from '@mikro-orm/postgresql';
import { readOne } from '@werkbank/platform/database';
import type { Article } from '@werkbank/contracts/entities';
import type { Language } from '@werkbank/contracts/limits';

/** What the article page shows beside the row of a table. */
export interface ArticleDetails {
  description: string | null;
  partSpecifications: { name: string; value: string }[];
  documentLinks: { link: string; fileName: string; bytes: number | null }[];
  detailsImageUrls: string[];
  producerVideoLink: string | null;
  ean: string | null;
  catalogCategoryPath: Article['catalogCategoryPath'];
  /** Ids of articles of the same group, the nearest in size first. */
  similarIds: string[];
}

const mostSimilar = 8;

/** One statement for everything but the row and the prices. */
export function readArticleDetails(
  em: EntityManager,
  articleId: string,
  language: Language,
): Promise<ArticleDetails | undefined> {
  return readOne<ArticleDetails>(
    em,
    `with recursive way as (
       select c.category_id, c.parent_id, c.?? as name, 0 as height
       from category c join article a on a.group_id = c.category_id where a.article_id = ?
       union all
       select c.category_id, c.parent_id, c.??, way.height + 1 from category c join way on c.category_id = way.parent_id
     )
     select coalesce(a.part_description ->> ?, a.description ->> ?) as description,
       coalesce(a.part_specifications -> ?, '[]') as "partSpecifications", a.document_links as "documentLinks",
       array_remove(array[a.image_url, a.drawing_url], null) as "detailsImageUrls",
       p.video_link as "producerVideoLink", a.ean,
       (select json_agg(json_build_object('categoryId', category_id, 'categoryDescription', name) order by height desc)
         from way) as "catalogCategoryPath",
       (select coalesce(json_agg(article_id order by far, article_id), '[]') from (
         select article_id, abs(other.position - a.position) as far from article other
         where other.group_id = a.group_id and other.article_id <> a.article_id
         order by far, article_id limit ${mostSimilar}) s) as "similarIds"
     from article a join producer p on p.id = a.producer_id where a.article_id = ?`,
    [language, articleId, language, language, language, language, articleId],
  );
}
