/** Logs a failure that people need not know of. */
export function report(what: string, cause: unknown): void {
  console.warn(what, cause);
}
