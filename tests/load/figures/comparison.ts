import { type Spread, spreadOf } from './spread.ts';

export type Unit = 'ms' | 'KiB' | '/s';

/** One line of the result: what was measured, beside its reference of the same run. */
export interface Comparison {
  readonly what: string;
  readonly unit: Unit;
  readonly measured: Spread;
  readonly against: string;
  readonly reference: Spread;
  readonly ratio: Spread;
}

/**
 * Compares round by round: both sides of a round ran one right after the other, so what else the machine had to do
 * at that time weighs on both and leaves the ratio alone.
 */
export function compareRounds(
  what: string,
  unit: Unit,
  measured: readonly number[],
  against: string,
  reference: readonly number[],
): Comparison {
  if (measured.length !== reference.length) {
    throw new Error(`"${what}" has ${measured.length} rounds, its reference ${reference.length}.`);
  }
  const ratios = measured.map((value, round) => ratioOf(value, reference[round]!));
  return {
    what,
    unit,
    measured: spreadOf(measured),
    against,
    reference: spreadOf(reference),
    ratio: spreadOf(ratios),
  };
}

/** How many times the reference; a reference of nothing would make any figure look infinitely bad. */
export function ratioOf(measured: number, reference: number): number {
  if (!(reference > 0)) throw new Error(`A reference of ${reference} compares nothing: measure for longer.`);
  return measured / reference;
}
