import type { Finding, ProjectRule } from './project-rule.ts';
import type { SourceTree } from './source-tree.ts';

type Texts = { [key: string]: string | Texts };

/** German is the reference for all other languages. */
const languages = ['de', 'en'] as const;
const textFile = new RegExp(`^(.*/locales/(?:.*\\.)?)(?:${languages.join('|')})\\.json$`);

/** A missing text would show its key, and a missing placeholder would drop a number. */
export const sameTextsInBothLanguages: ProjectRule = {
  name: 'says everything in German and in English',
  find: (tree) => resources(tree).flatMap((resource) => compareLanguages(tree, resource)),
};

/** Paths of texts up to the language: `shell/locales/`, and `shell/locales/login.` for a separate file. */
function resources(tree: SourceTree): string[] {
  const found = tree.files.flatMap((file) => textFile.exec(file)?.[1] ?? []);
  return [...new Set(found)];
}

function compareLanguages(tree: SourceTree, resource: string): Finding[] {
  const [first, ...others] = languages.map((language) => `${resource}${language}.json`);
  if (first === undefined) return [];
  const german = read(tree, first);
  return others.flatMap((file) => {
    const other = read(tree, file);
    return [
      ...missing(german, other, file),
      ...missing(other, german, first),
      ...differentPlaceholders(german, other, file),
    ];
  });
}

function read(tree: SourceTree, file: string): Map<string, string> {
  return tree.files.includes(file) ? flatten(JSON.parse(tree.read(file)) as Texts) : new Map();
}

function flatten(texts: Texts, prefix = ''): Map<string, string> {
  return new Map(
    Object.entries(texts).flatMap(([key, value]): [string, string][] =>
      typeof value === 'string' ? [[prefix + key, value]] : [...flatten(value, `${prefix}${key}.`)],
    ),
  );
}

function missing(from: Map<string, string>, to: Map<string, string>, file: string): Finding[] {
  return [...from.keys()]
    .filter((key) => !to.get(key)?.trim())
    .map((key) => ({ file, message: `"${key}" has no text` }));
}

function differentPlaceholders(a: Map<string, string>, b: Map<string, string>, file: string): Finding[] {
  return [...a]
    .filter(([key, text]) => b.has(key) && placeholders(text) !== placeholders(b.get(key) ?? ''))
    .map(([key]) => ({ file, message: `"${key}" has other placeholders than in the other language` }));
}

function placeholders(text: string): string {
  return [...new Set(text.match(/\{\{[^}]*\}\}/g))].sort().join(' ');
}
