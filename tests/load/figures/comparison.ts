import { type Spread, spreadOf } from './spread.ts';

export type Unit = 'ms' | 'KiB' | '/s';

/** One line of the result: a figure with its reference of the same run. */
export interface Comparison {
  readonly what: string;
  readonly unit: Unit;
  readonly measured: Spread;
  readonly against: string;
  readonly reference: Spread;
  readonly ratio: Spread;
}

/**
 * Computes ratios per round: both sides of a round run directly after each other, so other load on the machine affects both and
 * cancels out.
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

/** Ratio to the reference; a reference of zero is an error. */
export function ratioOf(measured: number, reference: number): number {
  if (!(reference > 0)) throw new Error(`A reference of ${reference} compares nothing: measure for longer.`);
  return measured / reference;
}
