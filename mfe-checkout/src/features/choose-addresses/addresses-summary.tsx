import { useBasket } from '@werkbank/kit/host';
import { Button } from '@werkbank/kit/button';
import { Money } from '@werkbank/kit/formatted-values';
import { Panel } from '@werkbank/kit/panel';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import lines from '../../basket/basket.module.css';

/** The price of the goods so far, and the button to the next step; stays in view beside the addresses. */
export function AddressesSummary({
  busy,
  missing,
  onNext,
}: {
  busy: boolean;
  /** The reason why the next step is blocked. */
  missing: string | undefined;
  onNext: () => void;
}) {
  const { t } = useTranslation('checkout');
  const { basket, itemCount, taxBase, currency, refreshing } = useBasket();
  const reason = useId();
  const blocks = basket.flatMap((producer) =>
    producer.dispatchLocationItems.map(({ dispatchLocation, items }) => ({
      key: `${producer.producerId}-${dispatchLocation.id}`,
      name: producer.producerName,
      sum: items.reduce((total, item) => total + (item.price?.taxBase ?? 0), 0),
    })),
  );
  return (
    <Panel title={t('summary.title')}>
      <dl className={`${lines.sums} ${refreshing ? lines.changing : ''}`}>
        {blocks.length > 1
          ? blocks.map((block) => (
              <div key={block.key} className={lines.sum}>
                <dt>{block.name}</dt>
                <dd>
                  <Money cents={block.sum} currency={currency} />
                </dd>
              </div>
            ))
          : null}
        <div className={`${lines.sum} ${blocks.length > 1 ? lines.total : ''}`}>
          <dt>{t('summary.goods', { count: itemCount })}</dt>
          <dd>
            <Money cents={taxBase} currency={currency} />
          </dd>
        </div>
      </dl>
      <p className={lines.note}>{t('summary.costsNext')}</p>
      <div className={lines.actions}>
        <Button
          kind="primary"
          busy={busy}
          disabled={missing !== undefined}
          aria-describedby={missing === undefined ? undefined : reason}
          onClick={onNext}
        >
          {t('checkout.toSummary')}
        </Button>
        {missing === undefined ? null : (
          <p id={reason} className={lines.note}>
            {missing}
          </p>
        )}
      </div>
    </Panel>
  );
}
