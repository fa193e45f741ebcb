import type { SourceTree } from './source-tree.ts';

/** One breach of a rule, with its place and remedy. */
export interface Finding {
  readonly file: string;
  readonly line?: number;
  readonly message: string;
}

/** A rule that no off-the-shelf linter has. Its name continues the words "the project". */
export interface ProjectRule {
  readonly name: string;
  find(tree: SourceTree): Finding[];
}

export function show({ file, line, message }: Finding): string {
  return `${file}${line === undefined ? '' : `:${line}`}: ${message}`;
}

/** Line of an index, from 1. */
export function lineAt(text: string, index: number): number {
  return text.slice(0, index).split('\n').length;
}
