import type { Article } from '@werkbank/contracts/entities';
import { checkQuantity } from '@werkbank/contracts/quantities';
import { PriceOfUnits } from '@werkbank/kit/formatted-values';
import { useFormats } from '@werkbank/kit/formats';
import { usePreferences } from '@werkbank/kit/host';
import { useTranslation } from 'react-i18next';
import css from './buy-panel.module.css';

/** Lower prices by quantity; a click takes that quantity. */
export function PriceTiers({
  article,
  quantity,
  onQuantity,
}: {
  article: Article;
  quantity: number;
  onQuantity: (quantity: number) => void;
}) {
  const { t } = useTranslation('articles');
  const formats = useFormats();
  const { currency } = usePreferences();
  const tiers = article.priceTiers;
  if (tiers.length < 2) return null;
  const fitting = (from: number) => checkQuantity(from, article.orderUnits)?.next ?? from;
  const current = tiers.findLastIndex((tier) => tier.minQuantity <= quantity);
  return (
    <ul className={css.tiers} aria-label={t('price.tiers')}>
      {tiers.map((tier, index) => (
        <li key={tier.minQuantity}>
          <button
            type="button"
            aria-pressed={index === current}
            onClick={() => onQuantity(fitting(tier.minQuantity))}
          >
            <span>{t('price.from', { quantity: formats.number(tier.minQuantity) })}</span>
            <PriceOfUnits
              cents={tier.unitPrice}
              currency={article.displayPrice?.currency ?? currency}
              priceQuantity={tier.priceQuantity}
              units={article.orderUnits}
            />
          </button>
        </li>
      ))}
    </ul>
  );
}
