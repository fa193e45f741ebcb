/** Which way a guard is written. */
type GuardKind =
  /** A condition that asks who calls. */
  | 'caller'
  /** A comparison of whose something is. */
  | 'owner'
  /** A condition of an SQL statement. */
  | 'statement'
  /** An owner among what the ORM searches by. */
  | 'search';

export interface Found {
  readonly kind: GuardKind;
  readonly text: string;
  readonly from: number;
  readonly to: number;
  /** The source that takes the guard's place where it can be taken out. */
  readonly around: (id: string, source: string) => string;
}

/** A condition within one that is found too is taken out with it, unless it stands in a statement. */
export const alreadyInside = (one: Found, all: readonly Found[]): boolean =>
  all.some(
    (other) =>
      other !== one &&
      one.kind !== 'statement' &&
      (other.from < one.from || other.to > one.to || all.indexOf(other) < all.indexOf(one)) &&
      other.from <= one.from &&
      other.to >= one.to,
  );
