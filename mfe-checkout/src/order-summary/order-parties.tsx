import type { OrderDraft } from '@werkbank/contracts/entities';
import { Button } from '@werkbank/kit/button';
import { DateText } from '@werkbank/kit/formatted-values';
import { Descriptions, Panel } from '@werkbank/kit/panel';
import { useTranslation } from 'react-i18next';
import { AddressText } from '../addresses/address-text';
import css from './order-summary.module.css';

/** The addresses of bill and goods, and the facts of the order. Step 1 changes them while it exists. */
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
      </div>
      <AddedFacts draft={draft} />
    </Panel>
  );
}

function AddedFacts({ draft }: { draft: OrderDraft }) {
  const { t } = useTranslation('checkout');
  const { ownOrderNumber, costCenter, wishedDate, contactName, contactPhone, remark } = draft;
  const contact = [contactName, contactPhone].filter(Boolean).join(', ');
  if (![ownOrderNumber, costCenter, wishedDate, contact, remark].some(Boolean)) return null;
  return (
    <section className={css.facts}>
      <h3 className={css.party}>{t('facts.title')}</h3>
      <Descriptions
        items={[
          [t('facts.ownOrderNumber'), ownOrderNumber],
          [t('facts.costCenter'), costCenter],
          [t('facts.wishedDate'), wishedDate ? <DateText iso={wishedDate} /> : null],
          [t('facts.contactName'), contact],
          [t('facts.remark'), remark ? <span className={css.remark}>{remark}</span> : null],
        ]}
      />
    </section>
  );
}
