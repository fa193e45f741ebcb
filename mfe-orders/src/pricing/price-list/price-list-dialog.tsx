import { DateField } from '@werkbank/kit/date-field';
import { FormRow } from '@werkbank/kit/form';
import { useFormats } from '@werkbank/kit/formats';
import { useHost, useNotify, usePreferences } from '@werkbank/kit/host';
import { useCountryOptions, useCurrencyOptions } from '@werkbank/kit/offered-options';
import { saveFile } from '@werkbank/kit/save-file';
import { FormDialog } from '@werkbank/kit/ui/form-dialog';
import { SelectField } from '@werkbank/kit/ui/select-field';
import { useServiceForm } from '@werkbank/kit/use-service-form';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useOwnRules } from '../rules/use-own-rules';

const fileFormats = ['xlsx', 'csv'] as const;

/** Saves what all articles cost a customer on a day; without a customer, those to whom no group is assigned. */
export function PriceListDialog({
  customer,
  onClose,
}: {
  customer?: { id: number; name: string } | undefined;
  onClose: () => void;
}) {
  const { t } = useTranslation('orders');
  const formats = useFormats();
  const { api } = useHost();
  const notify = useNotify();
  const params = useOwnRules();
  const preferences = usePreferences();
  const work = useRef<AbortController>(undefined);
  // Closing the dialog cancels the file.
  useEffect(() => () => work.current?.abort(), []);
  const form = useServiceForm({
    initial: {
      country: preferences.country,
      currency: preferences.currency,
      day: '',
      format: 'xlsx' as (typeof fileFormats)[number],
    },
    save: async ({ country, currency, day, format }) => {
      const { signal } = (work.current = new AbortController());
      const query = {
        country,
        currency,
        format,
        ...(customer ? { customerCompanyId: customer.id } : {}),
        ...(day === '' ? {} : { day }),
      };
      try {
        const { fileName, content } = await api('getPriceList', { params, query }, { signal });
        saveFile(fileName, content);
        notify('success', t('priceList.done', { fileName, size: formats.bytes(content.size) }));
        onClose();
      } catch (error) {
        if (!signal.aborted) throw error;
      }
    },
  });
  const labelOf = (name: string) => t(`priceList.field.${name}`);
  const countries = useCountryOptions(form.values.country);
  const currencies = useCurrencyOptions(form.values.currency);
  const title = t('priceList.title', { name: customer?.name ?? t('explain.everybodyElse') });
  return (
    <FormDialog form={form} title={title} action={t('priceList.download')} onClose={onClose}>
      <FormRow>
        <SelectField label={labelOf('country')} options={countries} {...form.field('country')} />
        <SelectField label={labelOf('currency')} options={currencies} {...form.field('currency')} />
      </FormRow>
      <FormRow>
        <DateField label={labelOf('day')} help={t('priceList.dayHelp')} optional {...form.field('day')} />
        <SelectField
          label={labelOf('format')}
          options={fileFormats.map((value) => ({ value, label: t(`priceList.formats.${value}`) }))}
          {...form.field('format')}
          onChange={(value) => {
            const chosen = fileFormats.find((known) => known === value);
            if (chosen) form.set({ format: chosen });
          }}
        />
      </FormRow>
      <p>{t('priceList.help')}</p>
    </FormDialog>
  );
}
