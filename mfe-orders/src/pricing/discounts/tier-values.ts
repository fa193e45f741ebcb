import type { DiscountQuantity } from '@werkbank/contracts/entities';
import { contractErrors } from '@werkbank/kit/contract-errors';
import type { Formats } from '@werkbank/kit/formats';
import { numberOf, numberText, percentField, piecesField } from '../rules/numbers';

/** A discount by quantity, as typed. */
export interface TierValues {
  /** Tells rows apart while they are added and removed. */
  readonly key: number;
  readonly minQuantity: string;
  readonly discountValue: string;
  /** The entry from quantity 0 on stays. */
  readonly isFirst: boolean;
}

/** Tiers of the form. Those of a new discount begin with quantity 0. */
export function tierValues(tiers: readonly DiscountQuantity[] | undefined, formats: Formats): TierValues[] {
  if (!tiers) return [{ key: 0, minQuantity: '0', discountValue: '', isFirst: true }];
  return tiers.map(({ minQuantity, discountValue }, key) => ({
    key,
    minQuantity: String(minQuantity),
    discountValue: numberText(discountValue, formats),
    isFirst: minQuantity === 0,
  }));
}

export const newTier = (tiers: readonly TierValues[]): TierValues => ({
  key: Math.max(-1, ...tiers.map(({ key }) => key)) + 1,
  minQuantity: '',
  discountValue: '',
  isFirst: false,
});

/** A missing entry is left out, so that the contract reports it. */
export function tiersOf(tiers: readonly TierValues[], formats: Formats): DiscountQuantity[] {
  return tiers.map(
    ({ minQuantity, discountValue }) =>
      ({
        minQuantity: numberOf(minQuantity, formats, piecesField),
        discountValue: numberOf(discountValue, formats, percentField),
      }) as DiscountQuantity,
  );
}

type TierErrors = Partial<Record<'minQuantity' | 'discountValue', string>>;

/** Errors of each tier by its key, and one sentence for all: the service's first refusal. */
export async function tierErrors(
  tiers: readonly TierValues[],
  formats: Formats,
  labelOf: (field: string) => string,
): Promise<{ byKey: ReadonlyMap<number, TierErrors>; first: string | undefined }> {
  const sent = tiersOf(tiers, formats);
  const found: TierErrors[] = await Promise.all(
    sent.map((tier) =>
      contractErrors((entities) => entities.discountQuantity, tier, formats.language, labelOf),
    ),
  );
  const { errorMessage } = await import('@werkbank/contracts/errors');
  const quantities = sent.map(({ minQuantity }) => minQuantity);
  const twice = quantities.map((minQuantity, index): TierErrors => {
    if (minQuantity === undefined || quantities.indexOf(minQuantity) === index) return {};
    return { minQuantity: errorMessage('MIN_QUANTITY_ALREADY_DEFINED', formats.language, { minQuantity }) };
  });
  const errors = tiers.map(({ key }, index) => [key, { ...twice[index], ...found[index] }] as const);
  return {
    byKey: new Map(errors.filter(([, error]) => Object.keys(error).length > 0)),
    first: [...found, ...twice].flatMap((error) => Object.values(error))[0],
  };
}
