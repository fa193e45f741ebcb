import { alreadyInside, type Found } from './found.ts';
import { conditionsOfCallers } from './conditions-of-callers.ts';
import { conditionsOfStatements } from './conditions-of-statements.ts';
import { ParsedFile } from './syntax.ts';

/** Something in the sources that keeps a caller from what is not theirs, and how it is taken out. */
export interface Guard {
  /** `<file>:<line>:<column>` */
  readonly id: string;
  readonly kind: Found['kind'];
  readonly text: string;
  /** Bytes of the file that are replaced by the text `around` makes of them. */
  readonly from: number;
  readonly to: number;
  readonly around: Found['around'];
}

const searched = /^(services\/[^/]+|gateway)\/src\/.*\.ts$/;
/** Tests, what makes the tables, and what runs before anybody calls. */
const leftOut = /\.spec\.ts$|\/(testing|migrations|commands|database|demo-data)\//;

export const mayHoldGuards = (file: string): boolean => searched.test(file) && !leftOut.test(file);

/** All guards of a file, in their order; nobody lists them, so that a new one is found by what it does. */
export function findGuards(file: string, text: string): Guard[] {
  const parsed = new ParsedFile(text);
  const found = [...conditionsOfCallers(parsed), ...conditionsOfStatements(parsed)];
  return found
    .filter((one) => !alreadyInside(one, found))
    .sort((a, b) => a.from - b.from)
    .map((one) => {
      const { line, column } = parsed.place(one.from);
      return { ...one, id: `${file}:${line}:${column}` };
    });
}
