import type { AddressData, EditableAddress } from '@werkbank/contracts/entities';
import { FormRow } from '@werkbank/kit/form';
import { usePreferences } from '@werkbank/kit/host';
import { TextField } from '@werkbank/kit/ui/input';
import { SelectField } from '@werkbank/kit/ui/select-field';
import { useTranslation } from 'react-i18next';
import { contractErrors, textOrNull } from '@werkbank/kit/contract-errors';
import { FormDialog } from '@werkbank/kit/ui/form-dialog';
import { useCountryOptions } from '@werkbank/kit/offered-options';
import { type Locked, useObjectForm } from '@werkbank/kit/use-object-form';

/** The typed address; with a tax number only if a company's billing address moves to another country. */
export type EnteredAddress = AddressData & Locked & { taxNumber?: string };

const fields = ['name', 'street', 'house', 'zipCode', 'city'] as const;

/** Dialog for a new or changed address; stays open until it is saved. */
export function AddressDialog({
  title,
  initial,
  taxNumber,
  refetch,
  save,
  onClose,
}: {
  title: string;
  /** Null for a new address. */
  initial: EditableAddress | null;
  /** Tax number of the company whose billing address this is. Its country has to match. */
  taxNumber?: string | undefined;
  refetch: () => Promise<EditableAddress | undefined>;
  save: (address: EnteredAddress) => Promise<unknown>;
  onClose: () => void;
}) {
  const { t } = useTranslation('admin');
  const { language, country } = usePreferences();
  const form = useObjectForm({
    object: initial,
    valuesOf: (address) => ({
      name: address?.name ?? '',
      street: address?.street ?? '',
      house: address?.house ?? '',
      addressSupplement: address?.addressSupplement ?? '',
      zipCode: address?.zipCode ?? '',
      city: address?.city ?? '',
      country: address?.country ?? (country as string),
      taxNumber: taxNumber ?? '',
    }),
    refetch,
    check: (values) =>
      contractErrors(
        (entities) => entities.addressData,
        values,
        language,
        (field) => t(`address.${field}`),
      ),
    save: async ({ taxNumber: entered, ...values }, key) => {
      const address = { ...values, addressSupplement: textOrNull(values.addressSupplement), ...key };
      await save(
        taxNumber !== undefined && entered !== taxNumber ? { ...address, taxNumber: entered } : address,
      );
      onClose();
    },
  });
  // Also shows if a number that was already invalid is refused without a move.
  const asksTaxNumber =
    taxNumber !== undefined &&
    (form.values.country !== initial?.country || form.errors.taxNumber !== undefined);
  const countries = useCountryOptions(initial?.country ?? '');
  const text = (field: (typeof fields)[number], maxLength: number) => (
    <TextField
      label={t(`address.${field}`)}
      maxLength={maxLength}
      autoComplete="off"
      {...form.field(field)}
    />
  );
  return (
    <FormDialog form={form} title={title} onClose={onClose}>
      {text('name', 50)}
      <FormRow>
        {text('street', 50)}
        {text('house', 10)}
      </FormRow>
      <TextField
        label={t('address.addressSupplement')}
        optional
        maxLength={35}
        autoComplete="off"
        {...form.field('addressSupplement')}
      />
      <FormRow>
        {text('zipCode', 12)}
        {text('city', 50)}
      </FormRow>
      <SelectField label={t('address.country')} options={countries} {...form.field('country')} />
      {asksTaxNumber ? (
        <TextField label={t('company.taxNumber')} maxLength={50} {...form.field('taxNumber')} />
      ) : null}
    </FormDialog>
  );
}
