import type { Article } from '@werkbank/contracts/entities';
import { Money } from '@werkbank/kit/formatted-values';
import type { Currency } from '@werkbank/contracts/localization';
import { type Formats, useFormats } from '@werkbank/kit/formats';
import { usePreferences } from '@werkbank/kit/host';
import { pricedUnits } from '@werkbank/contracts/quantities';
import { useTranslation } from 'react-i18next';
import css from './buy-panel.module.css';

/** The price of the wanted quantity, with its calculation. */
export function PriceForQuantity({ article, outdated }: { article: Article; outdated: boolean }) {
  const { t } = useTranslation('articles');
  const formats = useFormats();
  const { language } = usePreferences();
  const { singlePrice, quantityPrice } = article;
  if (!singlePrice || !quantityPrice) return null;
  const { currency } = quantityPrice;
  const parts: [key: string, name: string, cents: number][] = [
    [
      'list',
      quantityPrice.priceQuantity === undefined
        ? t('price.list', { count: quantityPrice.quantity })
        : t('price.listOf', {
            quantity: formats.number(quantityPrice.quantity),
            of: formats.number(quantityPrice.priceQuantity),
          }),
      Math.round((quantityPrice.listPrice * quantityPrice.quantity) / (quantityPrice.priceQuantity ?? 1)),
    ],
    ['surcharge', t('price.surcharge'), quantityPrice.surcharge],
    [
      'discount',
      t('price.discount', { percent: formats.percent(quantityPrice.effectiveDiscount) }),
      -quantityPrice.discount,
    ],
    ['voc', t('price.voc'), quantityPrice.voc * quantityPrice.quantity],
  ];
  const counted = parts.filter(([key, , cents]) => key === 'list' || cents !== 0);
  // For a single piece the list price is already shown above.
  const shown = counted.length === 1 && quantityPrice.quantity === 1 ? [] : counted;
  const netText = () => {
    const rate = formats.percent(quantityPrice.taxRate);
    const of = pricedUnits(article.priceQuantity, article.orderUnits, language);
    if (of !== undefined && article.price !== null) {
      const price = pricePerUnits(article, quantityPrice.quantity);
      return t('price.netOf', { each: formats.money(price, currency), of, rate });
    }
    return t(quantityPrice.quantity === 1 ? 'price.netOne' : 'price.net', {
      each: eachText(quantityPrice.taxBase, quantityPrice.quantity, currency, formats),
      rate,
    });
  };
  return (
    <div className={outdated ? css.outdated : undefined} aria-busy={outdated} aria-live="polite">
      <p className={css.price}>
        <Money cents={quantityPrice.taxBase} currency={currency} />
      </p>
      <p className={css.note}>{netText()}</p>
      {shown.length === 0 ? null : (
        <dl className={css.parts}>
          {shown.map(([key, name, cents]) => (
            <div key={key}>
              <dt>{name}</dt>
              <dd>
                <Money cents={cents} currency={currency} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}

/** The net price of the article's price quantity at a quantity: that of its tier. */
function pricePerUnits({ price, priceTiers }: Article, quantity: number): number {
  const tier = priceTiers.findLast(({ minQuantity }) => minQuantity <= quantity);
  return tier?.unitPrice ?? price ?? 0;
}

/** The price of one piece; with four digits if rounding would change the total. */
function eachText(total: number, quantity: number, currency: Currency, formats: Formats): string {
  const cents = Math.round(total / quantity);
  return cents * quantity === total
    ? formats.money(cents, currency)
    : `${formats.number(total / quantity / 100, 4)}\u00a0${currency}`;
}
