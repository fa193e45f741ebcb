import { type Article, type ArticleRow, relations } from '@werkbank/contracts/entities';
import type { Language } from '@werkbank/contracts/localization';
import { picturesOf } from '../../media/index.js';
import type { ArticleDetails } from '../read-catalogue/article-details.js';
import type { ArticleRecord } from '../read-catalogue/article-record.js';

type Offered = Pick<
  Article,
  | 'makerName'
  | 'makerNumber'
  | 'pictures'
  | 'packings'
  | 'relatedItems'
  | 'classifications'
  | 'safety'
  | 'cuttingData'
>;

/** The further data of an article. Empty parts are absent from the answer. */
export function offeredParts(
  record: ArticleRecord,
  details: ArticleDetails,
  rows: readonly ArticleRow[],
  language: Language,
): Offered {
  const { makerName, makerNumber, packings, classifications, safety, cuttingData, related } = details;
  const rowOf = new Map(rows.map((row) => [row.articleId, row]));
  const relatedItems = relations.flatMap((relation) => {
    const articles = related
      .filter((one) => one.relation === relation)
      .flatMap(({ articleId }) => rowOf.get(articleId) ?? []);
    return articles.length > 0 ? [{ relation, articles }] : [];
  });
  const pictures = picturesOf(details.media, language);
  return {
    ...(pictures.length > 0 && { pictures }),
    ...(makerName !== null && makerName !== record.producerName && { makerName }),
    ...(makerNumber !== null && makerNumber !== record.materialNumber && { makerNumber }),
    ...(packings.length > 0 && { packings }),
    ...(relatedItems.length > 0 && { relatedItems }),
    ...(classifications.length > 0 && { classifications }),
    ...(Object.keys(safety).length > 0 && { safety }),
    ...(cuttingData.length > 0 && { cuttingData }),
  };
}
