import type { EditableCompany } from '@werkbank/contracts/entities';
import { useBasket, useHost, usePreferences, useSession } from '@werkbank/kit/host';
import { Button } from '@werkbank/kit/button';
import * as icons from '@werkbank/kit/icons';
import { Page } from '@werkbank/kit/page';
import { Panel } from '@werkbank/kit/panel';
import { PageSkeleton } from '@werkbank/kit/skeleton';
import { ErrorState, Notice } from '@werkbank/kit/feedback';
import { TextField } from '@werkbank/kit/ui/input';
import { useApiQuery, useApiMutation, useErrorMessage } from '@werkbank/kit/api';
import { useTranslation } from 'react-i18next';
import { PriceCountryNotice } from '../../price-country/price-country-notice';
import { usePriceCountry } from '../../price-country/use-price-country';
import { useChoices } from '../../choices/use-choices';
import { BasketNotices } from '../../basket/basket-notices';
import { CheckoutSteps } from '../../order-summary/checkout-steps';
import { AddressesSummary } from './addresses-summary';
import { BillingAddress } from './billing-address';
import { DeliveryChoice } from './delivery-choice';
import { orderOf } from './order-of-basket';
import css from '../../addresses/addresses.module.css';

/** Step 1: where the bill and the goods go. */
export function ChooseAddresses({ onDrafted }: { onDrafted: (draftId: string) => void }) {
  const { t } = useTranslation('checkout');
  const { user } = useSession();
  const companyId = user?.companyId ?? 0;
  const call = user?.companyType === 'Producer' ? 'getProducerCompany' : 'getCustomer';
  const company = useApiQuery(call, { params: { companyId } }, { enabled: companyId > 0 });
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
  const { basket, valid, selfCollectionAllowed } = useBasket();
  const { language, currency } = usePreferences();
  const choices = useChoices(company, selfCollectionAllowed);
  const { way, destination, costCenter, choose } = choices;
  const prices = usePriceCountry(way, destination);
  const messageOf = useErrorMessage();
  const draft = useApiMutation('createOrderDraft');

  const missing = !valid
    ? t('basket.invalid')
    : !company.primaryAddress
      ? t('billing.missing')
      : destination
        ? undefined
        : t('shipping.none');
  const next = () => {
    if (!destination) return;
    draft.mutate(
      {
        body: {
          orderCurrency: currency,
          orderLanguage: language,
          shippingAddressId: destination.id,
          selfCollection: way === 'collect',
          costCenter: costCenter.trim() === '' ? null : costCenter,
          orderSections: orderOf(basket),
        },
      },
      {
        onSuccess: ({ id }) => {
          prices.keep();
          onDrafted(id);
        },
      },
    );
  };
  return (
    <Page
      title={t('checkout.title')}
      lead={<CheckoutSteps step={1} />}
      aside={<AddressesSummary busy={draft.isPending || !prices.settled} missing={missing} onNext={next} />}
    >
      {draft.error ? (
        <Notice kind="error">
          {messageOf(draft.error)}{' '}
          <Button icon={icons.reload} onClick={() => void port.refresh()}>
            {t('basket.refresh')}
          </Button>
        </Notice>
      ) : (
        <BasketNotices elsewhere />
      )}
      {prices.change ? <PriceCountryNotice change={prices.change} collected={way === 'collect'} /> : null}
      <div className={css.columns}>
        <BillingAddress company={company} />
        <DeliveryChoice
          company={company}
          choices={choices}
          collectionAllowed={selfCollectionAllowed}
          disabled={draft.isPending}
        />
      </div>
      <Panel title={t('costCenter.title')}>
        <TextField
          label={t('costCenter.label')}
          help={t('costCenter.help')}
          optional
          maxLength={50}
          value={costCenter}
          onChange={(text) => choose({ costCenter: text })}
          disabled={draft.isPending}
        />
      </Panel>
    </Page>
  );
}
