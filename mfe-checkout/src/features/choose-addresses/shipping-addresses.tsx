import type { Address, Company } from '@werkbank/contracts/entities';
import { Button } from '@werkbank/kit/button';
import * as icons from '@werkbank/kit/icons';
import { RadioGroup } from '@werkbank/kit/ui/radio-group';
import { useApiMutation } from '@werkbank/kit/api';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addressChange } from './address-change';
import { AddressDialog } from './address-dialog';
import { AddressText } from '../../addresses/address-text';
import css from '../../addresses/addresses.module.css';

/** The company's shipping addresses to choose from, and a way to add one. */
export function ShippingAddresses({
  company,
  addresses,
  chosen,
  onChoose,
}: {
  company: Company;
  addresses: readonly Address[];
  chosen: number | undefined;
  onChoose: (addressId: number) => void;
}) {
  const { t } = useTranslation('checkout');
  const [adding, setAdding] = useState(false);
  const producer = company.kind === 'Producer';
  const add = useApiMutation(producer ? 'createProducerCompanyAddress' : 'createCustomerAddress', {
    ...addressChange,
    success: t('done.shippingAddressAdded'),
    silent: true,
  });
  return (
    <>
      {addresses.length === 0 ? <p className={css.note}>{t('shipping.none')}</p> : null}
      <RadioGroup
        label={t('shipping.choose')}
        labelHidden
        framed
        value={String(chosen)}
        onChange={(id) => onChoose(Number(id))}
        options={addresses.map((address) => ({
          value: String(address.id),
          label: <AddressText address={address} />,
        }))}
      />
      <Button icon={icons.plus} onClick={() => setAdding(true)}>
        {t('shipping.add')}
      </Button>
      {adding ? (
        <AddressDialog
          title={t('shipping.add')}
          initial={null}
          refetch={async () => undefined}
          save={async (body) => {
            const { id } = await add.mutateAsync({ params: { companyId: company.id }, body });
            onChoose(id);
          }}
          onClose={() => setAdding(false)}
        />
      ) : null}
    </>
  );
}
