import type { Language } from '@werkbank/contracts/localization';

/**
 * The names of one thing: each finds all of them, in either language. Words of a name stand side by side; of `Spannzange + dicht`
 * they may stand anywhere in an article's texts.
 */
export interface TradeConcept extends Readonly<Record<Language, readonly string[]>> {
  /** Names of what serves instead or belongs to it; articles of these stand behind. */
  readonly kin?: Readonly<Record<Language, readonly string[]>>;
  /** Names of kinds of it: they are found by its names, and it is not found by theirs. */
  readonly narrower?: Readonly<Record<Language, readonly string[]>>;
  /** It says how a thing is, such as its material, and not what it is. */
  readonly isQuality?: true;
}
