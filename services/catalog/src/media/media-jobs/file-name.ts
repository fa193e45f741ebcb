/** A file's name as files and sources are compared: lower case, `/` between folders, no `./` in front. */
export function fileNameOf(text: string): { full: string; base: string } {
  const full = text
    .normalize('NFC')
    .replaceAll('\\', '/')
    .replace(/^(\.?\/)+/, '')
    .toLowerCase()
    .slice(0, 500);
  return { full, base: full.split('/').at(-1) ?? full };
}

export const isAddress = (source: string): boolean => /^[a-z][a-z0-9+.-]*:\/\//i.test(source);
