import type { Address, AddressData, EditableAddress } from '@werkbank/contracts/entities';
import { FormRow } from '@werkbank/kit/form';
import { FormDialog } from '@werkbank/kit/ui/form-dialog';
import { TextField } from '@werkbank/kit/ui/input';
import { SelectField } from '@werkbank/kit/ui/select-field';
import { type Locked, useObjectForm } from '@werkbank/kit/use-object-form';
import { useCountryOptions } from '@werkbank/kit/offered-options';
import { usePreferences } from '@werkbank/kit/host';
import { useTranslation } from 'react-i18next';
import { addressErrors } from './address-errors';

const empty = {
  name: '',
  street: '',
  house: '',
  addressSupplement: '',
  zipCode: '',
  city: '',
};

/** Enter or change an address; stays open until it was saved. */
export function AddressDialog({
  title,
  initial,
  countryStays = false,
  refetch,
  save,
  onClose,
}: {
  title: string;
  /** Absent for a new one. */
  initial: EditableAddress | null;
  /** True for buyers without admin rights: another country changes the company's taxes. */
  countryStays?: boolean;
  refetch: () => Promise<EditableAddress | undefined>;
  save: (address: AddressData & Locked) => Promise<unknown>;
  onClose: () => void;
}) {
  const { t } = useTranslation('checkout');
  const { language, country } = usePreferences();
  const form = useObjectForm({
    object: initial,
    refetch,
    valuesOf: (address) =>
      address
        ? { ...empty, ...fieldsOf(address), addressSupplement: address.addressSupplement ?? '' }
        : { ...empty, country },
    check: (values) => addressErrors(values, language, (field) => t(`address.${field}`)),
    save: async (values, key) => {
      await save({
        ...values,
        ...key,
        addressSupplement: values.addressSupplement === '' ? null : values.addressSupplement,
      });
      onClose();
    },
  });
  const countries = useCountryOptions(form.values.country);
  return (
    <FormDialog form={form} title={title} onClose={onClose}>
      <TextField
        label={t('address.name')}
        maxLength={50}
        autoComplete="organization"
        {...form.field('name')}
      />
      <FormRow>
        <TextField
          label={t('address.street')}
          maxLength={50}
          autoComplete="address-line1"
          {...form.field('street')}
        />
        <TextField label={t('address.house')} maxLength={10} {...form.field('house')} />
      </FormRow>
      <TextField
        label={t('address.addressSupplement')}
        optional
        maxLength={35}
        autoComplete="address-line2"
        {...form.field('addressSupplement')}
      />
      <FormRow>
        <TextField
          label={t('address.zipCode')}
          maxLength={12}
          autoComplete="postal-code"
          {...form.field('zipCode')}
        />
        <TextField
          label={t('address.city')}
          maxLength={50}
          autoComplete="address-level2"
          {...form.field('city')}
        />
      </FormRow>
      <SelectField
        label={t('address.country')}
        options={countries}
        {...form.field('country')}
        {...(countryStays && { disabled: true, help: t('address.countryStays') })}
      />
    </FormDialog>
  );
}

function fieldsOf({ name, street, house, zipCode, city, country }: Address) {
  return { name, street, house, zipCode, city, country };
}
