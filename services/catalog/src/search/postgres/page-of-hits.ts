import { p } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { readMany, statement } from '@werkbank/platform/database';
import type { AlikeGroup } from '../search-index/groups/sources.js';

/** Hits of one group that fit equally well and have the same standing. */
export interface Block {
  groupId: string;
  rank: number;
  standing: number;
  /** Position of its group in the catalogue. */
  position: number;
  articles: number;
}

export interface Hit {
  articleId: string;
  groupId: string;
  rank: number;
  standing: number;
}

/** A part of a group by standing, or all of it: null. */
export type WholeBlock = Block & { slice: number | null };

/** A group that fits as a whole, by standing; as one block where standings do not matter or are not all counted. */
export function blocksOfGroup(
  { articles, ...block }: AlikeGroup,
  standings: Readonly<Record<string, number>>,
): WholeBlock[] {
  const counts = Object.entries(standings);
  const counted = counts.reduce((sum, [, count]) => sum + count, 0);
  if (counted !== articles) return [{ ...block, articles, standing: 0, slice: null }];
  return counts.map(([standing, count]) => ({
    ...block,
    articles: count,
    standing: Number(standing),
    slice: Number(standing),
  }));
}

/** Blocks with read articles, best first, and blocks that are whole groups. */
interface Found {
  read: readonly Block[];
  best: readonly Hit[];
  whole: readonly WholeBlock[];
}

interface Slice {
  groupId: string;
  /** null: all of the group, with any standing. */
  standing: number | null;
  skip: number;
  take: number;
}

const articlesOfSlices = statement(
  'articles-of-slices',
  { ids: p.array() },
  `select array(select article_id from search_article where slice.standing is null and group_id = "groupId"
         order by position, article_id offset skip limit take)
       || array(select article_id from search_article a where group_id = "groupId" and a.standing = slice.standing
         order by position, article_id offset skip limit take) as ids
     from jsonb_to_recordset(?::jsonb) as slice(place int, "groupId" text, standing smallint, skip int, take int)
     order by place`,
);

/** The page of all blocks, by rank and then in the order of the catalogue. */
export async function pageOfHits(
  em: EntityManager,
  { read, best, whole }: Found,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<string[]> {
  const blocks: (Block | WholeBlock)[] = [...read, ...whole].toSorted(
    (a, b) => b.rank - a.rank || b.standing - a.standing || a.position - b.position,
  );
  const parts: (Slice | { articleIds: string[] })[] = [];
  let skip = (page - 1) * pageSize;
  let take = pageSize;
  for (const block of blocks) {
    const from = Math.min(skip, block.articles);
    const count = Math.min(take, block.articles - from);
    skip -= from;
    take -= count;
    if (count === 0) continue;
    const { groupId, rank, standing } = block;
    if ('slice' in block) parts.push({ groupId, standing: block.slice, skip: from, take: count });
    else {
      const own = best.filter(
        (hit) => hit.groupId === groupId && hit.rank === rank && hit.standing === standing,
      );
      parts.push({ articleIds: own.slice(from, from + count).map(({ articleId }) => articleId) });
    }
  }
  const slices = parts.filter((part) => 'skip' in part).map((slice, place) => ({ ...slice, place }));
  const ofWhole = slices.length === 0 ? [] : await readMany(em, articlesOfSlices, [JSON.stringify(slices)]);
  const idsOfSlices = ofWhole.values();
  return parts.flatMap((part) => ('skip' in part ? (idsOfSlices.next().value?.ids ?? []) : part.articleIds));
}
