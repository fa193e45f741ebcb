import type { Company } from '@werkbank/contracts/entities';
import { Button } from '@werkbank/kit/button';
import { Panel } from '@werkbank/kit/panel';
import { Notice } from '@werkbank/kit/states';
import { useCommand } from '@werkbank/kit/use-call';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AddressDialog } from './address-dialog';
import { AddressText } from './address-text';

/** The billing address, with a way to change it without leaving the checkout. */
export function BillingAddress({ company }: { company: Company }) {
  const { t } = useTranslation('checkout');
  const [editing, setEditing] = useState(false);
  const producer = company.kind === 'Producer';
  const change = useCommand(producer ? 'setProducerCompanyPrimaryAddress' : 'setCustomerPrimaryAddress', {
    changes: ['getCustomer', 'getProducerCompany'],
    success: t('billing.changed'),
    silent: true,
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
          save={(body) => change.mutateAsync({ params: { companyId: company.id }, body })}
          onClose={() => setEditing(false)}
        />
      ) : null}
    </Panel>
  );
}
