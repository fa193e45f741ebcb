import type { SourceGroup } from '@werkbank/contracts/entities';

/** The place of a group's articles and their material group; empty for none. */
export interface Place {
  readonly groupId: string;
  readonly materialGroupId: string;
}
export type Places = Readonly<Record<string, Place>>;

/** A group in the order of the tree. */
export interface GroupRow {
  readonly group: SourceGroup;
  readonly depth: number;
  /** Names of the groups above it. */
  readonly above: readonly string[];
}

const nowhere: Place = { groupId: '', materialGroupId: '' };

export function placesOf(groups: readonly SourceGroup[]): Places {
  return Object.fromEntries(
    groups.map(({ sourceGroup, groupId, materialGroupId }) => [
      sourceGroup,
      { groupId: groupId ?? '', materialGroupId: materialGroupId === null ? '' : String(materialGroupId) },
    ]),
  );
}

/** The tree, depth first. A group with an unknown parent, or in a circle, is at the top. */
export function groupRows(groups: readonly SourceGroup[]): GroupRow[] {
  const known = new Set(groups.map(({ sourceGroup }) => sourceGroup));
  const children = Map.groupBy(groups, ({ parent }) =>
    parent !== null && known.has(parent) ? parent : null,
  );
  const rows: GroupRow[] = [];
  const seen = new Set<string>();
  const add = (group: SourceGroup, above: readonly string[]) => {
    if (seen.has(group.sourceGroup)) return;
    seen.add(group.sourceGroup);
    rows.push({ group, depth: above.length, above });
    for (const child of children.get(group.sourceGroup) ?? []) add(child, [...above, group.name]);
  };
  for (const group of [...(children.get(null) ?? []), ...groups]) add(group, []);
  return rows;
}

export const placeOf = (places: Places, { sourceGroup }: SourceGroup): Place =>
  places[sourceGroup] ?? nowhere;

/** True for a group without a place. */
export const isOpen = ({ isDiscountGroup }: SourceGroup, place: Place): boolean =>
  (isDiscountGroup ? place.materialGroupId : place.groupId) === '';

/** The proposals for groups without a place. */
export function proposedPlaces(groups: readonly SourceGroup[], places: Places): Places {
  return Object.fromEntries(
    groups.flatMap((group) => {
      const place = placeOf(places, group);
      if (group.proposal === null || place.groupId !== '') return [];
      return [[group.sourceGroup, { ...place, groupId: group.proposal.groupId }]];
    }),
  );
}

/** The places to save: those that differ from the saved ones. */
export function changedPlaces(groups: readonly SourceGroup[], before: Places, after: Places) {
  return groups.flatMap((group) => {
    const [old, now] = [placeOf(before, group), placeOf(after, group)];
    if (old.groupId === now.groupId && old.materialGroupId === now.materialGroupId) return [];
    return [
      {
        sourceGroup: group.sourceGroup,
        groupId: now.groupId || null,
        materialGroupId: now.materialGroupId === '' ? null : Number(now.materialGroupId),
      },
    ];
  });
}
