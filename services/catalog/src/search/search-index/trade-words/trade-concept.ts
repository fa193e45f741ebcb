import type { Language } from '@werkbank/contracts/localization';

/**
 * The names of one thing: each finds all of them, in either language. Words of a name have to be adjacent;
 * those of `Spannzange + dicht` may occur anywhere in an article's texts.
 */
export interface TradeConcept extends Readonly<Record<Language, readonly string[]>> {
  /** Names of substitutes and accessories; their articles rank lower. */
  readonly kin?: Readonly<Record<Language, readonly string[]>>;
  /** Names of kinds of it: they are found by its names, and it is not found by theirs. */
  readonly narrower?: Readonly<Record<Language, readonly string[]>>;
  /** True for a quality such as the material; false for a kind of thing. */
  readonly isQuality?: true;
}
