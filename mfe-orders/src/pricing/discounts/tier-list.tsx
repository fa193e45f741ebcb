import type { DiscountQuantity } from '@werkbank/contracts/entities';
import { useFormats } from '@werkbank/kit/formats';
import { useTranslation } from 'react-i18next';
import css from './tiers.module.css';

/** Discounts by quantity, in one line if there is room. */
export function TierList({ tiers }: { tiers: readonly DiscountQuantity[] }) {
  const { t } = useTranslation('orders');
  const formats = useFormats();
  return (
    <span className={css.list}>
      {tiers.map(({ minQuantity, discountValue }) => (
        <span key={minQuantity} className={css.entry}>
          <span className={css.from}>{t('discount.from', { quantity: formats.number(minQuantity) })}</span>{' '}
          {formats.percent(discountValue)}
        </span>
      ))}
    </span>
  );
}
