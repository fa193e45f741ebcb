/** A file's name as it came percent-encoded in a header: without folders and control characters, or nothing. */
export function fileNameOf(header: string): string | undefined {
  try {
    const name = decodeURIComponent(header)
      .split(/[/\\]/)
      .at(-1)
      ?.replaceAll(/\p{Cc}/gu, '')
      .trim()
      .slice(0, 200);
    return name === '' ? undefined : name;
  } catch {
    // A broken percent-encoding.
    return undefined;
  }
}
