import type { EntityManager } from '@mikro-orm/postgresql';
import { columns, readMany, run, statement } from '@werkbank/platform/database';
import { ArticleTableEntity, unplacedGroupId } from '../../catalogue/index.js';
import { noteArticlesOfGroups } from '../../search/index.js';
import type { EditedTree } from './category-tree.js';
import { placesOfGroups } from './places-of-groups.js';

const storedPlaces = statement(
  'places-of-groups',
  columns(ArticleTableEntity, 'groupId', 'place'),
  `select group_id as "groupId", place from article_table where group_id <> '${unplacedGroupId}'`,
);
const savePlaces = statement(
  'save-places-of-groups',
  {},
  `update article_table set place = p.place from jsonb_to_recordset(?::jsonb) as p("groupId" text, place int)
    where group_id = p."groupId" and article_table.place is distinct from p.place`,
);

/** Gives the groups in a category that came or moved their places among all, and others only if there is no room. */
export async function placeGroups(
  em: EntityManager,
  trees: { before: EditedTree; after: EditedTree },
  categoryId: string,
): Promise<void> {
  const moved = new Set(trees.after.groupsIn(categoryId));
  const places = await placesBefore(em, trees.before);
  const placed = placesOfGroups(groupsInOrder(trees.after), places, moved);
  const all = new Map([...places, ...placed.map(({ groupId, place }) => [groupId, place] as const)]);
  await run(em, savePlaces, [JSON.stringify([...all].map(([groupId, place]) => ({ groupId, place })))]);
  await noteArticlesOfGroups(
    em,
    placed.map(({ groupId }) => groupId),
  );
}

/** Until the first change of the tree no group has a place, and the search index counts them. */
async function placesBefore(em: EntityManager, before: EditedTree): Promise<ReadonlyMap<string, number>> {
  const stored = new Map((await readMany(em, storedPlaces)).map(({ groupId, place }) => [groupId, place]));
  const groups = groupsInOrder(before);
  const known = groups.flatMap((groupId) => {
    const place = stored.get(groupId) ?? null;
    return place === null ? [] : [[groupId, place] as const];
  });
  return new Map(
    known.length === groups.length ? known : groups.map((groupId, index) => [groupId, index + 1]),
  );
}

const groupsInOrder = (tree: EditedTree): string[] =>
  tree.inOrder().flatMap(({ kind, categoryId }) => (kind === 'group' ? [categoryId] : []));
