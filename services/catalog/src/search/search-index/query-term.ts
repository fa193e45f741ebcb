type Words = readonly string[];

export type PartKind = 'word' | 'size' | 'thread' | 'standard' | 'designation' | 'amount';

/** One thing that must be found. */
export interface Term {
  word: string;
  /** Forms that count as the word itself. They come before compounds and other names. */
  itself: readonly Words[];
  /** Other names of the same thing. */
  names: readonly Words[];
  /** Names of things that serve instead. */
  kin: readonly Words[];
  /** Family of an unknown compound, searched if no spelling helps. */
  broader: readonly Words[];
  /** Forms in which an article may be named by this size; none for other words. */
  sizes: Words;
  /** It names a kind of tool, and not how one is. */
  isFamily: boolean;
  /** Which part of the query it comes from. */
  part: number;
}

/** A stretch of the query with its meaning. */
export interface QueryPart {
  kind: PartKind;
  /** As typed. */
  typed: string;
  from: number;
  to: number;
  /** True for a word that does not describe an article. */
  isSilent?: true;
  /** The word that the search takes instead, if it is spelled otherwise. */
  meant?: string;
  /** No article has it together with the other parts, so the search goes without it. */
  isLeftOut?: true;
}

/** How far a term may deviate from the typed word: itself, its other names, substitutes. */
export type Reach = 'itself' | 'names' | 'kin';

export const alternativesOf = ({ itself, names, kin }: Term, reach: Reach): Term['itself'] =>
  reach === 'itself' ? itself : [...itself, ...names, ...(reach === 'kin' ? kin : [])];

const term = (word: string, more: Partial<Term>): Term => ({
  word,
  itself: [[word]],
  names: [],
  kin: [],
  broader: [],
  sizes: [],
  isFamily: false,
  part: 0,
  ...more,
});
export { term as wordTerm };

/** Lexemes of a size: of the one that names an article, and of another one. */
export const namingPrefix = '$';
export const sizePrefix = '%';
export const isSizeMark = (word: string): boolean => /^[$%]/.test(word);
const marksOf = (size: string): Words[] => [[`${namingPrefix}${size}`], [`${sizePrefix}${size}`]];

/** A number, in its likeliest form first. */
export const sizeTerm = ([size = '', ...others]: Words, unit?: string): Term =>
  term(size, {
    names: others.map((other) => (other.startsWith('~') ? [`${sizePrefix}${other}`] : [other])),
    sizes: ranked(size, others, unit),
  });

/** Letters and digits that belong together, which texts may write in other ways. */
export const designationTerm = (forms: Words, names: readonly Words[] = []): Term => {
  const [word = ''] = forms;
  return term(word, { itself: [[word], ...forms.flatMap(marksOf)], names, sizes: forms });
};

/** Angles and accuracies are separate sizes: 60° is no length of 60. */
const ranked = (size: string, others: Words, unit: string | undefined): Words =>
  unit === '°' ? [`${size}°`] : unit === 'µm' ? [`${size}µm`, ...others] : [size, ...others];
