/**
 * What somebody else has saved meanwhile of fields that were changed here as well. `known` are their values of fields
 * that both had changed before: they are still to be told.
 */
export function changedByBoth<T extends object>(
  start: T,
  mine: T,
  saved: T,
  known: Partial<T> = {},
): Partial<T> {
  const theirs: Partial<T> = {};
  for (const name of Object.keys(mine) as (keyof T)[]) {
    if (mine[name] === start[name]) continue;
    const changedByThem = saved[name] !== start[name] || name in known;
    if (changedByThem && saved[name] !== mine[name]) theirs[name] = saved[name];
  }
  return theirs;
}
