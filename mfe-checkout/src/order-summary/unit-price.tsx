import type { Currency } from '@werkbank/contracts/localization';
import { type OrderUnits, pricedUnits } from '@werkbank/contracts/quantities';
import { Money, Quantity } from '@werkbank/kit/formatted-values';
import { usePreferences } from '@werkbank/kit/host';
import { currencySign } from '@werkbank/kit/numbers';
import css from './order-summary.module.css';

/**
 * Net price of one order unit, or of as many as the list price covers. Discounts apply to whole lines, so
 * a unit may cost fractions of a cent: four digits are shown then, because two would not add up to the
 * line.
 */
export function UnitPrice({
  price,
  units,
  currency,
}: {
  price: { taxBase: number; quantity: number; priceQuantity?: number | undefined } | null;
  units: OrderUnits | undefined;
  currency: Currency;
}) {
  const { language } = usePreferences();
  if (!price) return <Money cents={null} currency={currency} />;
  const { taxBase, quantity, priceQuantity = 1 } = price;
  const cents = (taxBase * priceQuantity) / quantity;
  const of = pricedUnits(priceQuantity, units, language);
  return (
    <>
      {Number.isInteger(cents) ? (
        <Money cents={cents} currency={currency} />
      ) : (
        <Quantity value={cents / 100} decimals={4} unit={currencySign(currency)} />
      )}
      {of === undefined ? null : <span className={css.of}>{` / ${of}`}</span>}
    </>
  );
}
