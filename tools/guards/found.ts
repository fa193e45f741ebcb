/** Syntactic form of a guard. */
type GuardKind =
  /** A condition on the caller. */
  | 'caller'
  /** A comparison of owners. */
  | 'owner'
  /** A condition of an SQL statement. */
  | 'statement'
  /** An owner in an ORM search. */
  | 'search';

export interface Found {
  readonly kind: GuardKind;
  readonly text: string;
  readonly from: number;
  readonly to: number;
  /** Source that replaces the guard, with a switch. */
  readonly around: (id: string, source: string) => string;
}

/** True for a condition inside another found one, which is taken out with it, except in statements. */
export const alreadyInside = (one: Found, all: readonly Found[]): boolean =>
  all.some(
    (other) =>
      other !== one &&
      one.kind !== 'statement' &&
      (other.from < one.from || other.to > one.to || all.indexOf(other) < all.indexOf(one)) &&
      other.from <= one.from &&
      other.to >= one.to,
  );
