import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

export type Language = 'de' | 'en';

/** Returns a text of the screen: `words('orders:release.send')`. A missing text is an error. */
export type Words = (key: `${Speaker}:${string}`, values?: Record<string, string | number>) => string;

/** Path of the texts of a namespace, up to the language. */
const files = {
  shell: 'shell/locales/',
  login: 'shell/locales/login.',
  suggestions: 'shell/locales/suggestions.',
  kit: 'shell/kit/locales/',
  catalog: 'mfe-catalog/locales/',
  articles: 'mfe-catalog/locales/articles.',
  imports: 'mfe-catalog/locales/imports.',
  ownArticles: 'mfe-catalog/locales/own-articles.',
  toolsForTask: 'mfe-catalog/locales/tools-for-task.',
  checkout: 'mfe-checkout/locales/',
  orders: 'mfe-orders/locales/',
  admin: 'mfe-admin/locales/',
} as const;
type Speaker = keyof typeof files;

const root = resolve(import.meta.dirname, '../../..');

/** Loads the product's own texts, so that journeys look for the real ones. */
export function wordsOf(language: Language): Words {
  const read = new Map<string, unknown>();
  const plural = new Intl.PluralRules(language);
  const fileOf = (speaker: Speaker): string => `${files[speaker]}${language}.json`;
  const textsOf = (speaker: Speaker): unknown => {
    const known = read.get(speaker);
    if (known !== undefined) return known;
    const texts: unknown = JSON.parse(readFileSync(resolve(root, fileOf(speaker)), 'utf8'));
    read.set(speaker, texts);
    return texts;
  };
  return (key, values = {}) => {
    const [speaker, path] = key.split(':') as [Speaker, string];
    const texts = textsOf(speaker);
    const count = values['count'];
    const text =
      (typeof count === 'number' ? textAt(texts, `${path}_${plural.select(count)}`) : undefined) ??
      textAt(texts, path);
    if (text === undefined) throw new Error(`${fileOf(speaker)} has no ${path}`);
    return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
  };
}

function textAt(texts: unknown, path: string): string | undefined {
  let found = texts;
  for (const step of path.split('.')) {
    if (typeof found !== 'object' || found === null) return undefined;
    found = (found as Record<string, unknown>)[step];
  }
  return typeof found === 'string' ? found : undefined;
}
