import { alreadyInside, type Found } from './found.ts';
import { conditionsOfCallers } from './conditions-of-callers.ts';
import { conditionsOfStatements } from './conditions-of-statements.ts';
import { ParsedFile } from './syntax.ts';

/** Code that denies a caller access to foreign data, and its replacement without the check. */
export interface Guard {
  /** `<file>:<line>:<column>` */
  readonly id: string;
  readonly kind: Found['kind'];
  readonly text: string;
  /** Byte range that the result of `around` replaces. */
  readonly from: number;
  readonly to: number;
  readonly around: Found['around'];
}

const searched = /^(services\/[^/]+|gateway)\/src\/.*\.ts$/;
/** Tests, migrations and code that runs before the first request. */
const leftOut = /\.spec\.ts$|\/(testing|migrations|commands|database|demo-data)\//;

export const mayHoldGuards = (file: string): boolean => searched.test(file) && !leftOut.test(file);

/** All guards of a file, in order. Detection by syntax also finds new guards; there is no list to maintain. */
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
