/** Control characters, and those that turn the direction of writing, behind which `fdp.exe` looks like `exe.pdf`. */
const unseen = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;

/** A file's name as it came percent-encoded in a header: without folders and unseen characters, or nothing. */
export function fileNameOf(header: string): string | undefined {
  try {
    const name = decodeURIComponent(header)
      .split(/[/\\]/)
      .at(-1)
      ?.replaceAll(unseen, '')
      .trim()
      .slice(0, 200);
    return name === '' ? undefined : name;
  } catch {
    // A broken percent-encoding.
    return undefined;
  }
}
