import type { LexemeCondition } from '../condition.js';

type LexemeLetters = Readonly<Record<string, string>>;

/** The groups with a lexeme, and the fields in which all and any of their articles have it. */
interface Holders {
  groups: number[];
  all: number[];
  any: number[];
}

const [none, some, all] = [0, 1, 2];

/** Groups by lexeme, so that a condition is answered for all groups at once. */
export class LexemesOfGroups {
  private readonly holders = new Map<string, Holders>();
  private ordered: string[] = [];
  /** Groups whose lexemes of any article are not known. */
  private readonly incomplete: number[] = [];
  private readonly answers = new WeakMap<LexemeCondition, Uint8Array>();
  private count = 0;

  /** How many groups were added. */
  get size(): number {
    return this.count;
  }

  /** Lexemes of all articles of a group, and those without digits of any (null: not known). */
  add(ofAll: LexemeLetters, ofAny: LexemeLetters | null): GroupLexemes {
    const group = this.count++;
    if (!ofAny) this.incomplete.push(group);
    for (const lexeme of new Set([...Object.keys(ofAll), ...Object.keys(ofAny ?? {})])) {
      const holders = this.holders.get(lexeme) ?? { groups: [], all: [], any: [] };
      this.holders.set(lexeme, holders);
      holders.groups.push(group);
      holders.all.push(maskOf(ofAll[lexeme] ?? ''));
      holders.any.push(maskOf(ofAny?.[lexeme] ?? ''));
    }
    return new GroupLexemes(this, group);
  }

  /** The answer of each group: none, some or all of its articles have the lexeme. */
  answersOf(condition: LexemeCondition): Uint8Array {
    const known = this.answers.get(condition);
    if (known?.length === this.count) return known;
    const { lexeme, fields, isBeginning } = condition;
    const mask = fields === '' ? anyField : maskOf(fields);
    const answers = new Uint8Array(this.count);
    // Sizes and numbers are as many as there are articles.
    if (/\d/.test(lexeme)) answers.fill(some);
    for (const group of this.incomplete) answers[group] = some;
    for (const one of isBeginning ? this.begunBy(lexeme) : [lexeme]) {
      const holders = this.holders.get(one);
      holders?.groups.forEach((group, place) => {
        if ((holders.all[place] ?? 0) & mask) answers[group] = all;
        else if ((holders.any[place] ?? 0) & mask && answers[group] === none) answers[group] = some;
      });
    }
    this.answers.set(condition, answers);
    return answers;
  }

  /** All lexemes that begin so. */
  begunBy(beginning: string): string[] {
    if (this.ordered.length < this.holders.size) this.ordered = [...this.holders.keys()].toSorted();
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

/** Digits of base 3 that a number holds exactly. */
const digitsOfNumber = 33;

/** The lexemes of one group. */
export class GroupLexemes {
  constructor(
    private readonly groups: LexemesOfGroups,
    private readonly group: number,
  ) {}

  /** True or false where all or no articles have the lexeme; undefined where some may. */
  have(condition: LexemeCondition): boolean | undefined {
    const answer = this.groups.answersOf(condition)[this.group];
    return answer === some ? undefined : answer === all;
  }

  /** Equal for groups that answer each of the conditions alike. */
  answersTo(conditions: readonly LexemeCondition[]): string {
    let [answers, digits] = ['', 0];
    conditions.forEach((condition, place) => {
      digits = digits * 3 + (this.groups.answersOf(condition)[this.group] ?? none);
      if (place % digitsOfNumber === digitsOfNumber - 1) [answers, digits] = [`${answers}${digits},`, 0];
    });
    return `${answers}${digits}`;
  }
}
