/** Values after somebody else has saved, and what they have made of fields that were changed here as well. */
export interface MergedChanges<T> {
  values: T;
  /** Their value of each field that both have changed. */
  theirs: Partial<T>;
}

/**
 * Takes over what somebody else has saved meanwhile: fields that were left alone here take the new values, changed ones
 * stay. `known` are their values of fields that both had changed before: they are still to be told.
 */
export function mergeChanges<T extends object>(
  start: T,
  mine: T,
  saved: T,
  known: Partial<T> = {},
): MergedChanges<T> {
  const values = { ...saved };
  const theirs: Partial<T> = {};
  for (const name of Object.keys(mine) as (keyof T)[]) {
    if (mine[name] === start[name]) continue;
    values[name] = mine[name];
    const changedByThem = saved[name] !== start[name] || name in known;
    if (changedByThem && saved[name] !== mine[name]) theirs[name] = saved[name];
  }
  return { values, theirs };
}
