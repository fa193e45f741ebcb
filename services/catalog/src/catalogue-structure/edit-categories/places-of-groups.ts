/** Room for groups that come between two others. */
const gap = 1024;

export interface PlacedGroup {
  groupId: string;
  place: number;
}

/**
 * Places of groups among all, after some of them came or moved. Others keep theirs, because the search index has it in each
 * article. Without room between two neighbours all groups get new places.
 *
 * @param inOrder the groups of the tree in their order
 * @param before places of groups until now
 * @param moved groups that stand next to each other
 */
export function placesOfGroups(
  inOrder: readonly string[],
  before: ReadonlyMap<string, number>,
  moved: ReadonlySet<string>,
): PlacedGroup[] {
  const start = inOrder.findIndex((groupId) => moved.has(groupId));
  if (start < 0) return [];
  const run = inOrder.slice(start, start + moved.size);
  const placeAt = (index: number) => before.get(inOrder[index] ?? '');
  const from = placeAt(start - 1) ?? 0;
  const until = placeAt(start + run.length) ?? from + gap * (run.length + 1);
  if (until - from <= run.length)
    return inOrder.map((groupId, index) => ({ groupId, place: (index + 1) * gap }));
  const step = (until - from) / (run.length + 1);
  return run.map((groupId, index) => ({ groupId, place: from + Math.floor(step * (index + 1)) }));
}
