import type { OrderDraft } from '@werkbank/contracts/entities';
import { Button } from '@werkbank/kit/button';
import { Panel } from '@werkbank/kit/panel';
import { useTranslation } from 'react-i18next';
import { AddressText } from '../addresses/address-text';
import css from './order-summary.module.css';

/** Where the bill goes, where the goods go or lie, and the cost centre; changed on step 1, as long as there is one. */
export function OrderParties({ draft, onChange }: { draft: OrderDraft; onChange?: () => void }) {
  const { t } = useTranslation('checkout');
  return (
    <Panel
      title={t('review.parties')}
      actions={
        onChange ? (
          <Button onClick={onChange} aria-label={t('review.changeParties')}>
            {t('billing.change')}
          </Button>
        ) : null
      }
    >
      <div className={css.parties}>
        <section>
          <h3 className={css.party}>{t('billing.title')}</h3>
          <AddressText address={draft.billingAddress} />
        </section>
        {draft.selfCollection ? (
          <section>
            <h3 className={css.party}>{t('shipping.pickUp')}</h3>
            <p className={css.note}>{t('shipping.collected')}</p>
            {draft.orderSections.map(({ producerId, dispatchLocation }) => (
              <AddressText key={`${producerId}-${dispatchLocation.id}`} address={dispatchLocation} />
            ))}
          </section>
        ) : (
          <section>
            <h3 className={css.party}>{t('shipping.address')}</h3>
            <AddressText address={draft.shippingAddress} />
          </section>
        )}
        <section>
          <h3 className={css.party}>{t('costCenter.label')}</h3>
          <p>{draft.costCenter ?? t('costCenter.none')}</p>
        </section>
      </div>
    </Panel>
  );
}
