/** The sheet of this group has several pages. Its articles show some of them. */
export const groupWithLongSheet = 'spiralbohrer-din-338-n-hss-e';

/** The pages in a link to a group's data sheet; without them the viewer shows all pages. */
export function pagesInLink(groupId: string): string {
  return groupId === groupWithLongSheet ? '#page=1-3,5' : '';
}
