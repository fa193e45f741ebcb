import type { BasketItem, DispatchLocation } from '@werkbank/contracts/entities';
import { useBasket } from '@werkbank/kit/host';
import { Money } from '@werkbank/kit/formatted-values';
import { Pagination } from '@werkbank/kit/pagination';
import { Panel } from '@werkbank/kit/panel';
import { useTranslation } from 'react-i18next';
import { LineHeads } from '../../basket/line-heads';
import { usePages } from '../../basket/use-pages';
import { BasketLine, type RemoveLine } from './basket-line';
import css from '../../basket/basket.module.css';

/** One block per producer and dispatch location, with its own sum. */
export function BasketBlocks({ onRemove }: { onRemove: RemoveLine }) {
  const { basket } = useBasket();
  return basket.flatMap((producer) =>
    producer.dispatchLocationItems.map((section) => (
      <BasketBlock
        key={`${producer.producerId}-${section.dispatchLocation.id}`}
        producerName={producer.producerName}
        location={section.dispatchLocation}
        items={section.items}
        onRemove={onRemove}
      />
    )),
  );
}

function BasketBlock({
  producerName,
  location,
  items,
  onRemove,
}: {
  producerName: string;
  location: DispatchLocation;
  items: readonly BasketItem[];
  onRemove: RemoveLine;
}) {
  const { t } = useTranslation('checkout');
  const { currency } = useBasket();
  const { shown, pagination } = usePages(items);
  const sum = items.reduce((total, item) => total + (item.price?.taxBase ?? 0), 0);
  return (
    <Panel
      flush
      title={producerName}
      mark={
        // The location of an article that left the catalogue is unknown.
        location.city === '' ? null : (
          <span className={css.from}>
            {t('basket.from', { city: location.city, country: location.country })}
          </span>
        )
      }
    >
      <div className={css.box}>
        <table className={css.lines}>
          <caption className="visually-hidden">{t('basket.linesOf', { producer: producerName })}</caption>
          <LineHeads />
          <tbody>
            {shown.map((item) => (
              <BasketLine key={item.articleId} item={item} locationId={location.id} onRemove={onRemove} />
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" colSpan={4}>
                {t('basket.blockSum')}
              </th>
              <td className={css.end}>
                <Money cents={sum} currency={currency} />
              </td>
              <td />
            </tr>
          </tfoot>
        </table>
      </div>
      {pagination.paging.pages === 1 ? null : (
        <div className={css.pages}>
          <Pagination label={t('basket.pagesOf', { producer: producerName })} {...pagination} />
        </div>
      )}
    </Panel>
  );
}
