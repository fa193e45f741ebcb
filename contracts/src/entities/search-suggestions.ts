import { z } from 'zod';
import { suggestionLimits } from '../limits/list-limits.js';
import { categoryCard } from './article.js';
import { key } from './values.js';

/** An article that may be meant. */
export const suggestedArticle = z.object({
  articleId: key,
  materialNumber: z.string(),
  /** The number of the caller's company. */
  ownArticleNumber: z.string().optional(),
  articleText: z.string(),
  producerName: z.string(),
});

/** Each list begins with the best; together they are few enough to be read at a glance. */
export const searchSuggestions = z.object({
  categories: z
    .array(
      categoryCard
        .pick({ categoryId: true, categoryDescription: true, articleCount: true })
        /** The category above; null at the top. */
        .extend({ within: z.string().nullable() }),
    )
    .max(suggestionLimits.categories),
  articles: z.array(suggestedArticle).max(suggestionLimits.articles),
  /** As written: DIN 338. */
  standards: z.array(z.string()).max(suggestionLimits.standards),
  producers: z.array(z.string()).max(suggestionLimits.producers),
});
export type SearchSuggestions = z.infer<typeof searchSuggestions>;
