import type { Company } from '@werkbank/contracts/entities';
import { DeleteButton } from '@werkbank/kit/ui/delete-dialog';
import { useHost, useSession } from '@werkbank/kit/host';
import { useApiMutation } from '@werkbank/kit/api';
import { useTranslation } from 'react-i18next';
import { removeCompany } from '../../cache-updates/companies';

/** Deletes a company and its users after a confirmation. Deleting one's own company logs out. */
export function DeleteCompany({ company, onDeleted }: { company: Company; onDeleted: () => void }) {
  const { t } = useTranslation('admin');
  const { session, navigation } = useHost();
  const { user } = useSession();
  const own = user?.companyId === company.id;
  const remove = useApiMutation(company.kind === 'Producer' ? 'deleteProducerCompany' : 'deleteCustomer', {
    success: t('done.companyDeleted'),
    // A viewer who deleted their own company cannot read these lists again.
    changes: own ? [] : ['listCustomers', 'listProducers', 'getProducer', 'listUsers'],
    local: (cache) => removeCompany(cache, company),
  });
  const leave = async () => {
    await session.logOut();
    navigation.go('/');
  };
  return (
    <DeleteButton
      title={t('delete.companyTitle', { name: company.name })}
      confirm={t('delete.company')}
      remove={() => remove.mutateAsync({ params: { companyId: company.id } })}
      onDeleted={own ? () => void leave() : onDeleted}
    >
      {t(own ? 'delete.ownCompanyText' : 'delete.companyText')}
    </DeleteButton>
  );
}
