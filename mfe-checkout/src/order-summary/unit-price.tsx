import type { Currency } from '@werkbank/contracts/localization';
import { Money, Quantity } from '@werkbank/kit/formatted-values';
import { currencySign } from '@werkbank/kit/numbers';

/**
 * What one piece costs net. Discounts are taken off whole lines, so that a piece may cost parts of a cent: then with four digits,
 * for rounded to two it would not come to the line.
 */
export function UnitPrice({
  price,
  currency,
}: {
  price: { taxBase: number; quantity: number } | null;
  currency: Currency;
}) {
  if (!price || price.taxBase % price.quantity === 0) {
    return <Money cents={price && price.taxBase / price.quantity} currency={currency} />;
  }
  return <Quantity value={price.taxBase / price.quantity / 100} decimals={4} unit={currencySign(currency)} />;
}
