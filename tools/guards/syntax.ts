import { parseSync } from '@swc/core';

/** The used part of SWC's syntax nodes. */
export interface Syntax {
  readonly type: string;
  readonly span?: { readonly start: number; readonly end: number };
  readonly [key: string]: unknown;
}

const isSyntax = (value: unknown): value is Syntax =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string';

/** Direct children of a node, also inside SWC's untyped wrappers. */
export function childrenOf(node: object): Syntax[] {
  return Object.entries(node).flatMap(([key, value]) => (key === 'span' ? [] : below(value)));
}

function below(value: unknown): Syntax[] {
  if (Array.isArray(value)) return value.flatMap(below);
  if (isSyntax(value)) return [value];
  return typeof value === 'object' && value !== null ? childrenOf(value) : [];
}

export function* everyNode(node: Syntax): Generator<Syntax> {
  yield node;
  for (const child of childrenOf(node)) yield* everyNode(child);
}

export const child = (node: Syntax, key: string): Syntax | undefined => {
  const value = node[key];
  return isSyntax(value) ? value : undefined;
};

/** A TypeScript file as a tree with byte offsets from the beginning of the file. */
export class ParsedFile {
  readonly tree: Syntax;
  readonly #bytes: Buffer;
  readonly #base: number;

  constructor(text: string) {
    // SWC's offsets run on over all parsed files; an inserted first statement marks the beginning of this one.
    const head = '0;';
    const tree = parseSync(head + text, { syntax: 'typescript', decorators: true, target: 'es2024' });
    this.tree = tree as unknown as Syntax;
    this.#bytes = Buffer.from(text);
    this.#base = (this.tree.span?.start ?? 0) + head.length;
  }

  start = (node: Syntax): number => (node.span?.start ?? 0) - this.#base;
  end = (node: Syntax): number => (node.span?.end ?? 0) - this.#base;
  text = (node: Syntax): string => this.#bytes.subarray(this.start(node), this.end(node)).toString();
  /** Line and column of an offset, from 1. */
  place(at: number): { line: number; column: number } {
    const before = this.#bytes.subarray(0, at).toString().split('\n');
    return { line: before.length, column: (before.at(-1) ?? '').length + 1 };
  }
}
