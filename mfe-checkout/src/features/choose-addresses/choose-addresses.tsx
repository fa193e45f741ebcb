import type { EditableCompany } from '@werkbank/contracts/entities';
import { useBasket, useHost, usePreferences, useSession } from '@werkbank/kit/host';
import { Button } from '@werkbank/kit/button';
import { Page } from '@werkbank/kit/page';
import { Panel } from '@werkbank/kit/panel';
import { PageSkeleton } from '@werkbank/kit/skeleton';
import { ErrorState, Notice } from '@werkbank/kit/states';
import { Checkbox, TextField } from '@werkbank/kit/text-fields';
import { useCall, useCommand, useErrorMessage } from '@werkbank/kit/use-call';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { orderOf } from './order-of-basket';
import { BillingAddress } from './billing-address';
import { CheckoutSteps } from '../review-order/checkout-steps';
import { ShippingAddresses } from './shipping-addresses';
import css from './addresses.module.css';

/** Step 1: where the bill and the goods go. */
export function ChooseAddresses({ onDrafted }: { onDrafted: (draftId: string) => void }) {
  const { t } = useTranslation('checkout');
  const { user } = useSession();
  const companyId = user?.companyId ?? 0;
  const call = user?.companyType === 'Producer' ? 'getProducerCompany' : 'getCustomer';
  const company = useCall(call, { params: { companyId } }, { enabled: companyId > 0 });
  if (company.error) {
    return (
      <Page title={t('checkout.title')}>
        <ErrorState
          error={company.error}
          safe={t('checkout.basketSafe')}
          retry={() => void company.refetch()}
        />
      </Page>
    );
  }
  if (!company.data) return <PageSkeleton />;
  return <AddressStep company={company.data} onDrafted={onDrafted} />;
}

function AddressStep({
  company,
  onDrafted,
}: {
  company: EditableCompany;
  onDrafted: (draftId: string) => void;
}) {
  const { t } = useTranslation('checkout');
  const { basket: port } = useHost();
  const { basket, valid } = useBasket();
  const { language, currency } = usePreferences();
  const shipping = company.addresses.filter((address) => address.type === 'Shipping');
  const [otherThanBilling, setOtherThanBilling] = useState(shipping.length > 0);
  const [chosen, setChosen] = useState<number | undefined>(shipping[0]?.id);
  const [selfCollection, setSelfCollection] = useState(false);
  const [costCenter, setCostCenter] = useState('');
  const messageOf = useErrorMessage();
  const draft = useCommand('createOrderDraft', { silent: true });
  const shippingAddressId =
    (otherThanBilling && !selfCollection ? chosen : undefined) ?? company.primaryAddress?.id;

  const next = () => {
    if (shippingAddressId === undefined) return;
    draft.mutate(
      {
        body: {
          orderCurrency: currency,
          orderLanguage: language,
          shippingAddressId,
          selfCollection,
          costCenter: costCenter.trim() === '' ? null : costCenter,
          orderSections: orderOf(basket),
        },
      },
      { onSuccess: ({ id }) => onDrafted(id) },
    );
  };
  return (
    <Page title={t('checkout.title')} lead={<CheckoutSteps step={1} />}>
      {draft.error ? (
        <Notice kind="error">
          {messageOf(draft.error)}{' '}
          <Button icon="reload" onClick={() => void port.refresh()}>
            {t('basket.refresh')}
          </Button>
        </Notice>
      ) : null}
      <div className={css.columns}>
        <BillingAddress company={company} />
        <Panel title={t('shipping.title')}>
          <Checkbox
            checked={selfCollection}
            disabled={draft.isPending}
            onChange={(collect) => {
              setSelfCollection(collect);
              // Collecting clears a separate shipping address.
              if (collect) setOtherThanBilling(false);
            }}
          >
            {t('shipping.selfCollection')}
          </Checkbox>
          <Checkbox
            checked={otherThanBilling}
            disabled={draft.isPending || selfCollection}
            onChange={setOtherThanBilling}
          >
            {t('shipping.otherThanBilling')}
          </Checkbox>
          {otherThanBilling ? (
            <ShippingAddresses company={company} addresses={shipping} chosen={chosen} onChoose={setChosen} />
          ) : (
            <p className={css.note}>{t(selfCollection ? 'shipping.collected' : 'shipping.sameAsBilling')}</p>
          )}
        </Panel>
      </div>
      <Panel title={t('costCenter.title')}>
        <TextField
          label={t('costCenter.label')}
          help={t('costCenter.help')}
          optional
          maxLength={50}
          value={costCenter}
          onChange={setCostCenter}
          disabled={draft.isPending}
        />
      </Panel>
      <div className={css.next}>
        <Button
          kind="primary"
          busy={draft.isPending}
          disabled={!valid || shippingAddressId === undefined}
          onClick={next}
        >
          {t('checkout.toSummary')}
        </Button>
      </div>
    </Page>
  );
}
