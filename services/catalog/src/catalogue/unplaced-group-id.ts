/** The group of articles without a place in the tree: they are found by search, and no page lists the group. */
export const unplacedGroupId = 'unplaced';
