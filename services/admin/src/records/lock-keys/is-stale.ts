/**
 * True if the row was saved after the form was opened. The row is locked, so the answer stays true. Calls without a key
 * skip the check, as in the specification.
 */
export function isStale(current: number | undefined, given: number | undefined): boolean {
  return given !== undefined && given !== current;
}
