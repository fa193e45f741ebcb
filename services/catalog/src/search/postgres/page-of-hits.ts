import { p } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { columns, readMany, statement } from '@werkbank/platform/database';
import { SearchArticle } from './entities.js';

/** Hits of one group that fit equally well. */
export interface Block {
  groupId: string;
  rank: number;
  /** Of its group in the catalogue. */
  position: number;
  articles: number;
}

export interface Hit {
  articleId: string;
  groupId: string;
  rank: number;
}

/** Blocks whose articles were read, best first, and blocks that are whole groups. */
interface Found {
  read: readonly Block[];
  best: readonly Hit[];
  whole: readonly Block[];
}

interface Slice {
  groupId: string;
  skip: number;
  take: number;
}

const articlesOfSlices = statement(
  'articles-of-slices',
  { ...columns(SearchArticle, 'groupId'), ids: p.array() },
  `select "groupId", array(select article_id from search_article where group_id = "groupId"
         order by position, article_id offset skip limit take) as ids
     from jsonb_to_recordset(?::jsonb) as slice("groupId" text, skip int, take int)`,
);

/** The page of all blocks, by rank and then in the order of the catalogue. */
export async function pageOfHits(
  em: EntityManager,
  { read, best, whole }: Found,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<string[]> {
  const inWhole = new Set(whole);
  const blocks = [...read, ...whole].sort((a, b) => b.rank - a.rank || a.position - b.position);
  const parts: (Slice | { articleIds: string[] })[] = [];
  let skip = (page - 1) * pageSize;
  let take = pageSize;
  for (const block of blocks) {
    const from = Math.min(skip, block.articles);
    const count = Math.min(take, block.articles - from);
    skip -= from;
    take -= count;
    if (count === 0) continue;
    const { groupId, rank } = block;
    if (inWhole.has(block)) parts.push({ groupId, skip: from, take: count });
    else {
      const own = best.filter((hit) => hit.groupId === groupId && hit.rank === rank);
      parts.push({ articleIds: own.slice(from, from + count).map(({ articleId }) => articleId) });
    }
  }
  const slices = parts.filter((part) => 'skip' in part);
  const ofWhole = slices.length === 0 ? [] : await readMany(em, articlesOfSlices, [JSON.stringify(slices)]);
  return parts.flatMap((part) =>
    'skip' in part ? (ofWhole.find(({ groupId }) => groupId === part.groupId)?.ids ?? []) : part.articleIds,
  );
}
