import { EnvironmentError } from '@werkbank/platform/env';
import { z } from 'zod';
import type { Erased } from './erase-everywhere.js';

const line = z.object({ userId: z.int().min(1), erasedAt: z.iso.datetime() });
/** `npm run` without `--silent` writes these before the output of a script. */
const header = /^(?:>.*|\s*)$/;

/** People of a stored list, one line of JSON each. Another line is refused, because its person might stay. */
export function readErasedList(text: string): Erased[] {
  return text.split(/\r?\n/).flatMap((one, index) => {
    if (header.test(one)) return [];
    const read = line.safeParse(jsonOf(one));
    if (read.success) return [read.data];
    throw new EnvironmentError(
      `Line ${index + 1} of the list is none that erased-people list prints, so nobody is erased: ${one.slice(0, 100)}`,
    );
  });
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
