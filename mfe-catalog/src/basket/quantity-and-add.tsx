import type { ArticleRow } from '@werkbank/contracts/entities';
import { IconButton } from '@werkbank/kit/button';
import { usePreferences } from '@werkbank/kit/host';
import * as icons from '@werkbank/kit/icons';
import { QuantityInput } from '@werkbank/kit/quantity-input';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import css from './add-to-basket.module.css';
import { orderable } from './orderable';
import { useAddToBasket } from './use-add-to-basket';
import { useMeantQuantity } from './use-meant-quantity';

/** Quantity and add in a row. A number and Enter add, and the focus goes back to the row, ready for the next. */
export function QuantityAndAdd({ row }: { row: ArticleRow }) {
  const { t } = useTranslation('articles');
  const { currency } = usePreferences();
  const add = useAddToBasket();
  const least = row.orderUnits?.minQuantity ?? 1;
  const [quantity, setQuantity] = useState(least);
  const frame = useRef<HTMLDivElement>(null);
  const { onRefused, whenMeant } = useMeantQuantity(frame);
  if (!orderable(row, least, currency)) {
    return <span className={css.not}>{t('add.notAvailableForOrder')}</span>;
  }
  return (
    <div ref={frame} className={css.control}>
      <QuantityInput
        value={quantity}
        units={row.orderUnits}
        label={t('add.quantityOf', { article: row.materialNumber })}
        onChange={setQuantity}
        onRefused={onRefused}
        onEnter={(wanted) => {
          add(row, wanted);
          setQuantity(least);
          frame.current?.closest<HTMLElement>('tr[data-row]')?.focus();
        }}
      />
      <IconButton
        icon={icons.basket}
        className={css.add}
        label={t('add.addOf', { article: row.materialNumber })}
        onClick={() =>
          whenMeant(() => {
            add(row, quantity);
            setQuantity(least);
          })
        }
      />
    </div>
  );
}
