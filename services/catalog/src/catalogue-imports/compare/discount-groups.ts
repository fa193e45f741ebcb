import type { LocalizedText } from '@werkbank/contracts/entities';

const mark = '% ';

/** The key of a producer's discount group ("Rabattgruppe") among its groups. Groups of its tree have no such mark. */
export const discountGroupKey = (discountGroup: string): string => `${mark}${discountGroup}`;
export const isDiscountGroup = (sourceGroup: string): boolean => sourceGroup.startsWith(mark);

/** The discount group of a key among the groups; undefined for groups of the tree. */
export const discountGroupIn = (sourceGroup: string): string | undefined =>
  isDiscountGroup(sourceGroup) ? sourceGroup.slice(mark.length) : undefined;

export function discountGroup(name: string): { parent: null; name: LocalizedText } {
  return { parent: null, name: { de: `Rabattgruppe ${name}`, en: `Discount group ${name}` } };
}

/** Groups of the tree and discount groups that a file sends; those of the sort that it lacks stay, the same ones in their order. */
export function withKeptGroups(sent: readonly string[], before: readonly string[]): string[] {
  const kept = [isDiscountGroup, (group: string) => !isDiscountGroup(group)].flatMap((isOfSort) =>
    sent.some(isOfSort) ? [] : before.filter(isOfSort),
  );
  const groups = [...sent, ...kept];
  const known = new Set(before);
  if (groups.length === before.length && groups.every((group) => known.has(group))) return [...before];
  return groups.sort((a, b) => Number(isDiscountGroup(a)) - Number(isDiscountGroup(b)));
}
