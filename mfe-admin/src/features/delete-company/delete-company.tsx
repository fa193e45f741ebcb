import type { Company } from '@werkbank/contracts/entities';
import { Button } from '@werkbank/kit/button';
import { ConfirmDialog } from '@werkbank/kit/ui/modal';
import { useHost, useSession } from '@werkbank/kit/host';
import * as icons from '@werkbank/kit/icons';
import { useApiMutation } from '@werkbank/kit/api';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { removeCompany } from '../../cache-updates/companies';
import { withoutAsking } from '@werkbank/kit/navigation-guard';

/** Deletes a company with its people once it was confirmed; who deletes the own one is logged out. */
export function DeleteCompany({ company, onDeleted }: { company: Company; onDeleted: () => void }) {
  const { t } = useTranslation('admin');
  const { session, navigation } = useHost();
  const { user } = useSession();
  const [asking, setAsking] = useState(false);
  const own = user?.companyId === company.id;
  const remove = useApiMutation(company.kind === 'Producer' ? 'deleteProducerCompany' : 'deleteCustomer', {
    success: t('done.companyDeleted'),
    // Who is gone cannot read again.
    changes: own ? [] : ['listCustomers', 'listProducers', 'getProducer', 'listUsers'],
    local: (cache) => removeCompany(cache, company),
  });
  const confirmed = async () => {
    try {
      await remove.mutateAsync({ params: { companyId: company.id } });
    } catch {
      // The reason was shown as a notification; the company is still there.
      setAsking(false);
      return;
    }
    if (own) {
      await session.logOut();
      navigation.go('/');
      return;
    }
    withoutAsking(onDeleted);
  };
  return (
    <>
      <Button kind="danger" icon={icons.trash} onClick={() => setAsking(true)}>
        {t('delete.company')}
      </Button>
      {asking ? (
        <ConfirmDialog
          title={t('delete.companyTitle', { name: company.name })}
          confirm={t('delete.company')}
          danger
          busy={remove.isPending}
          onConfirm={() => void confirmed()}
          onClose={() => setAsking(false)}
        >
          {t(own ? 'delete.ownCompanyText' : 'delete.companyText')}
        </ConfirmDialog>
      ) : null}
    </>
  );
}
