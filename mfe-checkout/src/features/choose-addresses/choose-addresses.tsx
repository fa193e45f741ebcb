import type { EditableCompany } from '@werkbank/contracts/entities';
import { useBasket, useHost, usePreferences, useSession } from '@werkbank/kit/host';
import { Button } from '@werkbank/kit/button';
import * as icons from '@werkbank/kit/icons';
import { Page } from '@werkbank/kit/page';
import { PageSkeleton } from '@werkbank/kit/skeleton';
import { ErrorState, Notice } from '@werkbank/kit/feedback';
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
import { OrderFacts } from './order-facts';
import { factOf, sentFacts, useFactErrors } from './use-fact-errors';
import css from '../../addresses/addresses.module.css';

/** Step 1: billing and delivery. */
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
  const { way, destination, inParts, facts, choose } = choices;
  const prices = usePriceCountry(way, destination);
  const messageOf = useErrorMessage();
  const draft = useApiMutation('createOrderDraft');
  const factErrors = useFactErrors(company);

  const missing = !valid
    ? t('basket.invalid')
    : !company.primaryAddress
      ? t('billing.missing')
      : destination
        ? undefined
        : t('shipping.none');
  const next = async () => {
    const added = sentFacts(facts);
    if (!destination || !(await factErrors.check(added))) return;
    draft.mutate(
      {
        body: {
          orderCurrency: currency,
          orderLanguage: language,
          shippingAddressId: destination.id,
          selfCollection: way === 'collect',
          deliverInParts: inParts,
          ...added,
          orderSections: orderOf(basket),
        },
      },
      {
        onSuccess: ({ id }) => {
          prices.keep();
          onDrafted(id);
        },
        onError: (error) => factErrors.refused(error),
      },
    );
  };
  return (
    <Page
      title={t('checkout.title')}
      lead={<CheckoutSteps step={1} />}
      aside={
        <AddressesSummary
          busy={draft.isPending || !prices.settled}
          missing={missing}
          onNext={() => void next()}
        />
      }
    >
      {draft.error && factOf(draft.error) === undefined ? (
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
      <OrderFacts
        company={company}
        facts={facts}
        shown={factErrors}
        onChange={(changed) => choose({ facts: changed })}
        disabled={draft.isPending}
      />
    </Page>
  );
}
