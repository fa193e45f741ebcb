/**
 * Whether somebody else has saved since a form was opened. The row is locked by then, so that the answer holds. Calls
 * that send no key do without, as the specification's do.
 */
export function isStale(current: number | undefined, given: number | undefined): boolean {
  return given !== undefined && given !== current;
}
