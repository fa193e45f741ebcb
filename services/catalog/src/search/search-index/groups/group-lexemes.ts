import type { LexemeCondition } from '../condition.js';

/** A lexeme that is asked for, as groups know it. */
interface Resolved {
  /** Of how many known lexemes it was resolved. */
  among: number;
  /** Its number, or those of all that begin so. */
  numbers: readonly number[];
  mask: number;
  hasDigit: boolean;
}

/** Numbers of lexemes, so that groups share their texts. */
export class LexemeNumbers {
  private readonly numbers = new Map<string, number>();
  private ordered: string[] = [];
  private readonly resolved = new WeakMap<LexemeCondition, Resolved>();

  give(lexeme: string): number {
    const known = this.numbers.get(lexeme);
    if (known !== undefined) return known;
    this.numbers.set(lexeme, this.numbers.size);
    return this.numbers.size - 1;
  }

  /** Found once for all groups that are asked. */
  resolve(condition: LexemeCondition): Resolved {
    const known = this.resolved.get(condition);
    if (known?.among === this.numbers.size) return known;
    const { lexeme, fields, isBeginning } = condition;
    const number = this.numbers.get(lexeme);
    const fresh = {
      among: this.numbers.size,
      numbers: isBeginning
        ? this.begunBy(lexeme).map((one) => this.numbers.get(one) ?? 0)
        : number === undefined
          ? []
          : [number],
      mask: fields === '' ? anyField : maskOf(fields),
      hasDigit: /\d/.test(lexeme),
    };
    this.resolved.set(condition, fresh);
    return fresh;
  }

  /** All that begin so. */
  begunBy(beginning: string): string[] {
    if (this.ordered.length < this.numbers.size) this.ordered = [...this.numbers.keys()].toSorted();
    const found: string[] = [];
    for (let place = firstFrom(this.ordered, beginning); ; place++) {
      const lexeme = this.ordered[place];
      if (!lexeme?.startsWith(beginning)) return found;
      found.push(lexeme);
    }
  }
}

function firstFrom(ordered: readonly string[], lexeme: string): number {
  let [low, high] = [0, ordered.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ordered[middle] ?? '') < lexeme) low = middle + 1;
    else high = middle;
  }
  return low;
}

const bits: Record<string, number> = { A: 1, B: 2, C: 4, D: 8 };
const maskOf = (letters: string): number =>
  letters.split('').reduce((mask, letter) => mask | (bits[letter] ?? 0), 0);
const anyField = maskOf('ABCD');

/** Numbers of lexemes in order, and the letters of each. */
class Lettered {
  private readonly lexemes: Uint32Array;
  private readonly letters: Uint8Array;

  constructor(numbers: LexemeNumbers, given: Readonly<Record<string, string>>) {
    const pairs = Object.entries(given)
      .map(([lexeme, letters]) => [numbers.give(lexeme), maskOf(letters)] as const)
      .toSorted(([a], [b]) => a - b);
    this.lexemes = Uint32Array.from(pairs, ([lexeme]) => lexeme);
    this.letters = Uint8Array.from(pairs, ([, letters]) => letters);
  }

  has(lexeme: number, mask: number): boolean {
    let [low, high] = [0, this.lexemes.length - 1];
    while (low <= high) {
      const middle = (low + high) >> 1;
      const found = this.lexemes[middle] ?? 0;
      if (found === lexeme) return ((this.letters[middle] ?? 0) & mask) !== 0;
      if (found < lexeme) low = middle + 1;
      else high = middle - 1;
    }
    return false;
  }
}

/** The lexemes of a group: those of all of its articles, and those without digits of any (null: not known). */
export class GroupLexemes {
  private readonly common: Lettered;
  private readonly any: Lettered | null;

  constructor(
    private readonly numbers: LexemeNumbers,
    common: Readonly<Record<string, string>>,
    any: Readonly<Record<string, string>> | null,
  ) {
    this.common = new Lettered(numbers, common);
    this.any = any && new Lettered(numbers, any);
  }

  /** True or false where all or no articles have the lexeme; undefined where some may. */
  have(condition: LexemeCondition): boolean | undefined {
    const { numbers, mask, hasDigit } = this.numbers.resolve(condition);
    if (numbers.some((number) => this.common.has(number, mask))) return true;
    // Sizes and numbers are as many as there are articles.
    if (!this.any || hasDigit) return undefined;
    return numbers.some((number) => this.any?.has(number, mask)) ? undefined : false;
  }
}
