/** What went wrong without anybody having to know now; it stands in the console for whoever looks into it. */
export function report(what: string, cause: unknown): void {
  console.warn(what, cause);
}
