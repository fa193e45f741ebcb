import type { Linter } from '../linters/linters.ts';

/** A file that breaks one rule, and the same file as the rules want it. */
export interface Violation {
  /** Reads after "refuses". */
  readonly sentence: string;
  readonly linter: Linter;
  readonly rule: string;
  readonly file: string;
  readonly violating: string;
  readonly clean: string;
  /** Further files that both versions need. */
  readonly beside?: Readonly<Record<string, string>>;
}
