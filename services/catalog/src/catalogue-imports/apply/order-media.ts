import type { EntityManager } from '@mikro-orm/postgresql';
import type { FormerOrder, MediaJobs, WantedMedium } from '../../media/index.js';
import type { ColumnChanges } from '../tables/index.js';

/**
 * Orders the media of articles whose list of media changes, in the transaction of the change. Returns the orders that are
 * replaced, by article.
 */
export async function orderMedia(
  em: EntityManager,
  importId: number,
  articles: readonly { articleId: string; changes: ColumnChanges }[],
  media: MediaJobs,
): Promise<Map<string, FormerOrder[]>> {
  const wanted = new Map<string, readonly WantedMedium[]>();
  for (const { articleId, changes } of articles) {
    const list = changes['source_media']?.after;
    if (Array.isArray(list)) wanted.set(articleId, list as WantedMedium[]);
  }
  if (wanted.size === 0) return new Map();
  return Map.groupBy(await media.order(em, importId, wanted), ({ articleId }) => articleId);
}
