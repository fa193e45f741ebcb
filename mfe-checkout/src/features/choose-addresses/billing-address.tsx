import type { EditableCompany } from '@werkbank/contracts/entities';
import { Button } from '@werkbank/kit/button';
import { useSession } from '@werkbank/kit/host';
import { Panel } from '@werkbank/kit/panel';
import { Notice } from '@werkbank/kit/feedback';
import { useApiMutation, useRefetch } from '@werkbank/kit/api';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addressChange } from './address-change';
import { AddressDialog } from './address-dialog';
import { AddressText } from '../../addresses/address-text';

/** The billing address, with a way to change it without leaving the checkout. */
export function BillingAddress({ company }: { company: EditableCompany }) {
  const { t } = useTranslation('checkout');
  const { user } = useSession();
  const administers = user?.roles.CompanyAdmin === true || user?.roles.PlatformAdmin === true;
  const [editing, setEditing] = useState(false);
  const producer = company.kind === 'Producer';
  const change = useApiMutation(producer ? 'setProducerCompanyPrimaryAddress' : 'setCustomerPrimaryAddress', {
    ...addressChange,
    success: t('done.billingAddressChanged'),
    silent: true,
  });
  const refetch = useRefetch(producer ? 'getProducerCompany' : 'getCustomer', {
    params: { companyId: company.id },
  });
  return (
    <Panel
      title={t('billing.title')}
      actions={<Button onClick={() => setEditing(true)}>{t('billing.change')}</Button>}
    >
      {company.primaryAddress ? (
        <AddressText address={company.primaryAddress} />
      ) : (
        <Notice kind="error">{t('billing.missing')}</Notice>
      )}
      {editing ? (
        <AddressDialog
          title={t('billing.title')}
          initial={company.primaryAddress}
          countryStays={company.primaryAddress !== null && !administers}
          refetch={async () => (await refetch()).primaryAddress ?? undefined}
          save={(body) => change.mutateAsync({ params: { companyId: company.id }, body })}
          onClose={() => setEditing(false)}
        />
      ) : null}
    </Panel>
  );
}
