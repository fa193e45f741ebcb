import { lineAt, type Finding, type ProjectRule } from './project-rule.ts';
import type { SourceTree } from './source-tree.ts';

/** Unclear forms, matched against single sentences. */
const unclear: readonly (readonly [RegExp, string])[] = [
  [
    /^(What|Whose|Whom|Whether|Where|Who)\b[^,?]*[^,?:]$/,
    'begins with a clause as its subject: name the thing',
  ],
  [/\b[Ww]hoever\b/, '"whoever": name who acts'],
  [
    /(^|[,;] |\b(and|but|that|so|because|if|where|when) )([Nn]obody|[Nn]othing)\b/,
    '"nobody" or "nothing" acts: say what holds',
  ],
  [/\b(is|are|was|were) told\b/, '"is told": say what it receives or reads'],
  [
    /\b(code|service|shell|gateway|table|page|contract|file|database|call|event|browser)s? (says?|tells?)\b/,
    'things do not say or tell: name what they hold',
  ],
  [/\banew\b/, '"anew": again'],
  [/^This line is too long\.$/, 'over 140 characters'],
];

/** Known unclear sentences by file; a number may only decrease. */
export type Backlog = Readonly<Record<string, number>>;

export const listFile = 'tools/lint/project-rules/unclear-sentences.json';

/** Comments, docstrings, test names and Markdown read as plain sentences. */
export const plainSentences: ProjectRule = {
  name: 'writes plain sentences',
  find: (tree) =>
    compare(tree, tree.files.includes(listFile) ? (JSON.parse(tree.read(listFile)) as Backlog) : {}),
};

/** The current list. */
export function backlogOf(tree: SourceTree): Backlog {
  const counts = tree.files.map((file) => [file, unclearIn(tree, file).length] as const);
  return Object.fromEntries(counts.filter(([, count]) => count > 0).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

function compare(tree: SourceTree, allowed: Backlog): Finding[] {
  const findings = tree.files.flatMap((file): Finding[] => {
    const [found, limit] = [unclearIn(tree, file), allowed[file] ?? 0];
    if (found.length > limit) return found;
    if (found.length === limit) return [];
    return [
      { file: listFile, message: `${file} has ${found.length} left: npm run sentences lowers its number` },
    ];
  });
  const gone = Object.keys(allowed).filter((file) => !tree.files.includes(file));
  return [
    ...findings,
    ...gone.map((file) => ({ file: listFile, message: `${file} is gone: npm run sentences drops it` })),
  ];
}

function unclearIn(tree: SourceTree, file: string): Finding[] {
  return passagesOf(file, tree).flatMap(({ text, line }) =>
    sentencesOf(text).flatMap((sentence) =>
      unclear
        .filter(([form]) => form.test(sentence))
        .map(([, advice]) => ({ file, line, message: `${advice} ("${sentence.slice(0, 60)}")` })),
    ),
  );
}

interface Passage {
  readonly text: string;
  readonly line: number;
}

function passagesOf(file: string, tree: SourceTree): Passage[] {
  if (file.endsWith('.md')) return [...markdown(tree.read(file)), ...longLines(tree.read(file))];
  return /\.(ts|tsx|mjs)$/.test(file) ? comments(tree.read(file)) : [];
}

const longest = 140;

/** Lines too long for a side-by-side view, except addresses and pictures, which cannot be broken. */
const longLines = (text: string): Passage[] =>
  text
    .split('\n')
    .flatMap((line, at) =>
      longestPart(line) > longest && !/^!?\[|https?:/.test(line) ? [{ text: tooLong, line: at + 1 }] : [],
    );
const tooLong = 'This line is too long.';

/** A row of a table cannot be broken and the formatter pads it, so its longest cell counts, without the paths in it. */
const longestPart = (line: string): number =>
  line.startsWith('|')
    ? Math.max(...line.split('|').map((cell) => cell.trim().replaceAll(/`[^`]*`|---+/g, 'x').length))
    : line.length;

/** Paragraphs, items and cells; code is left out. */
function markdown(text: string): Passage[] {
  const prose = text
    .replaceAll(/^```[\s\S]*?^```/gm, (block) => block.replaceAll(/[^\n]/g, ''))
    .replaceAll(/^\|[-| ]+\|$/gm, '');
  const passages = [...prose.matchAll(/(?:^[^\n|#]\S*[^\n]*\n?)+|\|[^|\n]*/gm)];
  return passages.map((match) => ({
    text: match[0].replace(/^[|*\-#\s\d.]+/, '').replaceAll(/\s+/g, ' '),
    line: lineAt(text, match.index),
  }));
}

/** Docstrings, comments on separate lines, and names of tests. */
function comments(text: string): Passage[] {
  const blocks = [...text.matchAll(/\/\*\*?([\s\S]*?)\*\/|(?:^[ \t]*\/\/[^\n]*\n)+/gm)].map((match) => ({
    text: match[0]
      .replaceAll(/^\s*(\/\*\*?|\*\/?|\/\/)|\*\/$/gm, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim(),
    line: lineAt(text, match.index),
  }));
  const tests = [
    ...text.matchAll(/\b(?:it|describe|test)(?:\.each\([\s\S]*?\))?\(\s*(['"`])((?:(?!\1).)*)\1/g),
  ];
  return [...blocks, ...tests.map((match) => ({ text: match[2] ?? '', line: lineAt(text, match.index) }))];
}

const sentencesOf = (text: string): string[] =>
  text
    .replaceAll(/`[^`]*`/g, 'x')
    .split(/(?<=[.!?:])\s+|(?<=;)\s+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
