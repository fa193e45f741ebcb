import type { SavedListLine } from '@werkbank/contracts/entities';
import { isPlain } from '@werkbank/contracts/quantities';
import { Money, OrderedQuantity } from '@werkbank/kit/formatted-values';
import { useFormats } from '@werkbank/kit/formats';
import { usePreferences } from '@werkbank/kit/host';
import { Checkbox } from '@werkbank/kit/text-fields';
import { QuantityInput } from '@werkbank/kit/quantity-input';
import { useTranslation } from 'react-i18next';
import basket from '../../basket/basket.module.css';
import { ArticleName, Availability } from '../../basket/line-cells';
import { priceFor } from '../../basket/price-for';
import { UnitPrice } from '../../order-summary/unit-price';
import { type ChosenLine, priceChange } from './chosen-lines';
import css from './order-from-list.module.css';

/** A line of a list: its selection and quantity, and its price before and now. */
export function ListLine({
  line: { article, quantity, isOrderable, isChosen },
  onChoose,
  onQuantity,
}: {
  line: ChosenLine;
  onChoose: (isChosen: boolean) => void;
  onQuantity: (quantity: number) => void;
}) {
  const { t } = useTranslation('checkout');
  const { currency } = usePreferences();
  const { item, producerName } = article;
  const isPriced = item.price?.quantity === quantity;
  return (
    <tr className={isOrderable ? undefined : basket.gone}>
      <td className={css.choice}>
        <Checkbox
          checked={isChosen}
          aria-label={t('lists.choose', { article: item.materialNumber })}
          onChange={onChoose}
        >
          {null}
        </Checkbox>
      </td>
      <td>
        <div>
          <ArticleName item={item} />
          <span className={basket.units}>{producerName}</span>
        </div>
      </td>
      <td data-label={t('line.availability')}>
        {item.notAvailableReason === 'NoLongerInCatalogue' ? (
          t('line.noLongerSold')
        ) : (
          <Availability item={item} isOrderable={isOrderable} />
        )}
      </td>
      <td className={basket.end} data-label={t('line.lastPrice')}>
        <LastPrice article={article} />
      </td>
      <td className={basket.end} data-label={t('line.priceToday')}>
        <span>
          <UnitPrice price={item.price} units={item.orderUnits} currency={currency} />
          <PriceChange article={article} />
        </span>
      </td>
      <td data-label={t('line.quantity')}>
        {isOrderable ? (
          <QuantityInput
            noteInPlace
            value={quantity}
            units={item.orderUnits}
            label={t('line.quantityOf', { article: item.materialNumber })}
            onChange={onQuantity}
          />
        ) : (
          <OrderedQuantity value={quantity} units={item.orderUnits} />
        )}
      </td>
      <td className={`${basket.end} ${isPriced ? '' : basket.changing}`} data-label={t('line.price')}>
        <span>
          <Money cents={isOrderable ? priceFor(item, quantity) : null} currency={currency} />
          {isPlain(item.orderUnits) ? null : (
            <span className={basket.units}>
              <OrderedQuantity value={quantity} units={item.orderUnits} />
            </span>
          )}
        </span>
      </td>
    </tr>
  );
}

function LastPrice({ article: { last, item } }: { article: SavedListLine }) {
  const { t } = useTranslation('checkout');
  const formats = useFormats();
  const { currency } = usePreferences();
  if (!last) return <Money cents={null} currency={currency} />;
  const { priceQuantity } = item.price ?? {};
  return (
    <span>
      <UnitPrice price={{ ...last, priceQuantity }} units={item.orderUnits} currency={last.currency} />
      <span className={basket.units}>
        {t(last.kind === 'ordered' ? 'lists.orderedOn' : 'lists.savedOn', { date: formats.date(last.on) })}
      </span>
    </span>
  );
}

function PriceChange({ article }: { article: SavedListLine }) {
  const { t } = useTranslation('checkout');
  const formats = useFormats();
  const change = priceChange(article);
  if (change === undefined) return null;
  const percent = formats.percent(Math.abs(change));
  return (
    <span className={basket.units}>
      {change === 0 ? t('lists.unchanged') : t(change > 0 ? 'lists.dearer' : 'lists.cheaper', { percent })}
    </span>
  );
}
