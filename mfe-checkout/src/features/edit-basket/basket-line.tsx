import type { BasketItem } from '@werkbank/contracts/entities';
import { useBasket, useHost } from '@werkbank/kit/host';
import { IconButton } from '@werkbank/kit/button';
import { UnitPrice } from '../../order-summary/unit-price';
import { isPlain } from '@werkbank/contracts/quantities';
import { Money, OrderedQuantity } from '@werkbank/kit/formatted-values';
import * as icons from '@werkbank/kit/icons';
import { QuantityInput } from '@werkbank/kit/quantity-input';
import { useTranslation } from 'react-i18next';
import { ArticleName, Availability } from '../../basket/line-cells';
import { removeButtonId } from '../../removed-line/use-removed-line';
import { PriceBreakdown } from '../../price-breakdown/price-breakdown';
import css from '../../basket/basket.module.css';
import { LineRemark } from './line-remark';

export type RemoveLine = (articleId: string, locationId: number) => void;

export function BasketLine({
  item,
  locationId,
  onRemove,
}: {
  item: BasketItem;
  locationId: number;
  onRemove: RemoveLine;
}) {
  const { t } = useTranslation('checkout');
  const { basket } = useHost();
  const { currency, refreshing } = useBasket();
  return (
    <tr className={item.notAvailableReason === null ? undefined : css.gone}>
      <td>
        <div>
          <ArticleName item={item} />
          <PriceBreakdown price={item.price} article={item.materialNumber} />
          <LineRemark item={item} locationId={locationId} />
        </div>
      </td>
      <td data-label={t('line.availability')}>
        <Availability item={item} isOrderable={item.notAvailableReason === null} />
      </td>
      <td className={css.end} data-label={t('line.unitPrice')}>
        <UnitPrice price={item.price} units={item.orderUnits} currency={currency} />
      </td>
      <td data-label={t('line.quantity')}>
        <QuantityInput
          noteInPlace
          value={item.quantity}
          units={item.orderUnits}
          label={t('line.quantityOf', { article: item.materialNumber })}
          onChange={(quantity) => basket.setQuantity(item.articleId, locationId, quantity)}
        />
        {isPlain(item.orderUnits) ? null : (
          <span className={css.units}>
            <OrderedQuantity value={item.quantity} units={item.orderUnits} />
          </span>
        )}
      </td>
      <td className={`${css.end} ${refreshing ? css.changing : ''}`} data-label={t('line.price')}>
        <Money cents={item.price?.taxBase ?? null} currency={currency} />
      </td>
      <td className={css.remove}>
        <IconButton
          icon={icons.trash}
          label={t('line.removeOf', { article: item.materialNumber })}
          id={removeButtonId(item.articleId, locationId)}
          onClick={() => onRemove(item.articleId, locationId)}
        />
      </td>
    </tr>
  );
}
