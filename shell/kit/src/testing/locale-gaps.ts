type Texts = { readonly [key: string]: string | Texts };

/** Keys that one language has and the other lacks, and empty texts; a remote's test expects none. */
export function localeGaps(locales: { readonly de: Texts; readonly en: Texts }): string[] {
  const de = flat(locales.de);
  const en = flat(locales.en);
  return [
    ...[...de.keys()].filter((key) => !en.has(key)).map((key) => `en lacks ${key}`),
    ...[...en.keys()].filter((key) => !de.has(key)).map((key) => `de lacks ${key}`),
    ...[...de].filter(([, text]) => text.trim() === '').map(([key]) => `de is empty at ${key}`),
    ...[...en].filter(([, text]) => text.trim() === '').map(([key]) => `en is empty at ${key}`),
    ...[...de]
      .filter(([key, text]) => en.has(key) && placeholders(text) !== placeholders(en.get(key) ?? ''))
      .map(([key]) => `different placeholders at ${key}`),
  ];
}

/** Texts of a partial language that German lacks, or has with other values. */
export function strayTexts(partial: Texts, german: Texts): string[] {
  const de = flat(german);
  return [...flat(partial)]
    .filter(([key, text]) => placeholders(text) !== placeholders(de.get(key) ?? '{{missing}}'))
    .map(([key]) => key);
}

function flat(texts: Texts, prefix = ''): Map<string, string> {
  const found = new Map<string, string>();
  for (const [key, value] of Object.entries(texts)) {
    if (typeof value === 'string') found.set(`${prefix}${key}`, value);
    else for (const [inner, text] of flat(value, `${prefix}${key}.`)) found.set(inner, text);
  }
  return found;
}

function placeholders(text: string): string {
  return [...text.matchAll(/\{\{(\w+)\}\}/g)]
    .map(([, name]) => name)
    .sort((one, other) => String(one).localeCompare(String(other)))
    .join();
}
