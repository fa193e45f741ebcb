/**
 * Fields that were changed both here and by another person, with the saved values of that person. `known` are such values
 * from before, which the form still shows.
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
