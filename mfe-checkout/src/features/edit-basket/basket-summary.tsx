import { useBasket, useHost } from '@werkbank/kit/host';
import { Button, ButtonLink } from '@werkbank/kit/button';
import { ConfirmDialog } from '@werkbank/kit/dialog';
import { Money } from '@werkbank/kit/formatted-values';
import * as icons from '@werkbank/kit/icons';
import { Panel } from '@werkbank/kit/panel';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SaveAsList } from '../../saved-lists/save-as-list';
import css from '../../basket/basket.module.css';

/** The total, and actions on the whole basket. */
export function BasketSummary() {
  const { t } = useTranslation('checkout');
  const { basket: port } = useHost();
  const { basket, itemCount, taxBase, currency, valid, refreshing } = useBasket();
  const items = basket.flatMap(({ dispatchLocationItems }) =>
    dispatchLocationItems.flatMap((section) => section.items),
  );
  const [emptying, setEmptying] = useState(false);
  return (
    <Panel title={t('summary.title')}>
      <dl className={css.sums}>
        <dt>{t('summary.goods', { count: itemCount })}</dt>
        <dd className={refreshing ? css.changing : undefined}>
          <Money cents={taxBase} currency={currency} />
        </dd>
      </dl>
      <p className={css.note}>{t('summary.withoutCosts')}</p>
      <div className={css.actions}>
        {valid ? (
          <ButtonLink kind="primary" to="/checkout">
            {t('summary.checkout')}
          </ButtonLink>
        ) : (
          <Button kind="primary" disabled>
            {t('summary.checkout')}
          </Button>
        )}
        <Button icon={icons.reload} busy={refreshing} onClick={() => void port.refresh()}>
          {t('basket.refresh')}
        </Button>
        <SaveAsList
          lines={items.filter(({ notAvailableReason }) => notAvailableReason !== 'NoLongerInCatalogue')}
        />
        <Button kind="quiet" icon={icons.trash} onClick={() => setEmptying(true)}>
          {t('basket.removeAll')}
        </Button>
      </div>
      {emptying ? (
        <ConfirmDialog
          title={t('basket.removeAll')}
          confirm={t('basket.removeAll')}
          danger
          onConfirm={() => port.clear()}
          onClose={() => setEmptying(false)}
        >
          {t('basket.removeAllHelp', { count: itemCount })}
        </ConfirmDialog>
      ) : null}
    </Panel>
  );
}
