import type { AddressData, Company } from '@werkbank/contracts/entities';
import { useApiMutation } from '@werkbank/kit/api';
import { useTranslation } from 'react-i18next';
import { addressChange } from '../../cache-updates/companies';
import type { Locked } from '@werkbank/kit/use-object-form';
import type { EnteredAddress } from './address-dialog';

/** All commands on the addresses of a company, of any kind. */
export function useAddressCommands(company: Company) {
  const { t } = useTranslation('admin');
  const producer = company.kind === 'Producer';
  const companyId = company.id;
  const created = { ...addressChange, success: t('done.addressCreated'), silent: true };
  const createOfCustomer = useApiMutation('createCustomerAddress', created);
  const createOfProducer = useApiMutation('createProducerCompanyAddress', created);
  const setPrimary = useApiMutation(
    producer ? 'setProducerCompanyPrimaryAddress' : 'setCustomerPrimaryAddress',
    {
      ...addressChange,
      success: t('done.billingAddressChanged'),
      silent: true,
    },
  );
  const change = useApiMutation(producer ? 'updateProducerCompanyAddress' : 'updateCustomerAddress', {
    ...addressChange,
    success: t('done.addressChanged'),
    silent: true,
  });
  const remove = useApiMutation(producer ? 'deleteProducerCompanyAddress' : 'deleteCustomerAddress', {
    ...addressChange,
    success: t('done.addressDeleted'),
  });
  return {
    addShipping: (body: AddressData): Promise<unknown> =>
      producer
        ? createOfProducer.mutateAsync({ params: { companyId }, body: { ...body, type: 'Shipping' } })
        : createOfCustomer.mutateAsync({ params: { companyId }, body }),
    setPrimary: (body: EnteredAddress): Promise<unknown> =>
      setPrimary.mutateAsync({ params: { companyId }, body }),
    change: (addressId: number, body: AddressData & Locked): Promise<unknown> =>
      change.mutateAsync({ params: { companyId, addressId }, body }),
    remove: (addressId: number): Promise<unknown> => remove.mutateAsync({ params: { companyId, addressId } }),
  };
}
