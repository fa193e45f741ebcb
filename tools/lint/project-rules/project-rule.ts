import type { SourceTree } from './source-tree.ts';

/** One breach of a rule: where it is, and what to do about it. */
export interface Finding {
  readonly file: string;
  readonly line?: number;
  readonly message: string;
}

/** A project rule that no off-the-shelf linter knows. Its name reads after "the project". */
export interface ProjectRule {
  readonly name: string;
  find(tree: SourceTree): Finding[];
}

export function show({ file, line, message }: Finding): string {
  return `${file}${line === undefined ? '' : `:${line}`}: ${message}`;
}

/** The line (from 1) on which `index` lies. */
export function lineAt(text: string, index: number): number {
  return text.slice(0, index).split('\n').length;
}
