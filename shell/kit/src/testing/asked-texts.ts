import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A call of `t` with a key, or with one of two. */
const asking = /\bt\((?:[^()'`]*\? )?'([\w.]+)'(?: : '([\w.]+)')?/g;

/** The keys of texts that the screens in a folder ask for, each once; what a key is put together of is not seen. */
export function askedTexts(folder: string): string[] {
  const keys = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.spec.'))
    .flatMap((file) => [...readFileSync(join(folder, file), 'utf8').matchAll(asking)])
    .flatMap(([, one, other]) => [one, other])
    .filter((key) => key !== undefined);
  return [...new Set(keys)].sort((one, other) => one.localeCompare(other));
}

/** Which of those keys the texts lack; a remote's test expects none. */
export function unwrittenTexts(folder: string, texts: object): string[] {
  const known = new Set(keysOf(texts).map((key) => key.replace(/_(one|other)$/, '')));
  return askedTexts(folder).filter((key) => !known.has(key));
}

function keysOf(texts: object, prefix = ''): string[] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [`${prefix}${key}`] : keysOf(value as object, `${prefix}${key}.`),
  );
}
