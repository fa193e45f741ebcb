import { Button } from '@werkbank/kit/button';
import { Form, FormRow } from '@werkbank/kit/form';
import { useFormats } from '@werkbank/kit/formats';
import { useHost, useNotify, usePreferences } from '@werkbank/kit/host';
import * as icons from '@werkbank/kit/icons';
import { useCountryOptions, useCurrencyOptions } from '@werkbank/kit/offered-options';
import { saveFile } from '@werkbank/kit/save-file';
import { SelectField } from '@werkbank/kit/ui/select-field';
import { useServiceForm } from '@werkbank/kit/use-service-form';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import css from './catalogue-export.module.css';
import { type FileFormat, fileFormats } from './formats';

/** For which country, in which currency and format; and how much of the file has come. */
export function ExportForm() {
  const { t } = useTranslation('imports');
  const formats = useFormats();
  const { api } = useHost();
  const notify = useNotify();
  const { country, currency } = usePreferences();
  const work = useRef<AbortController>(undefined);
  const start = useRef<HTMLButtonElement>(null);
  const [received, setReceived] = useState(0);
  // The file is no longer wanted once the page is left.
  useEffect(() => () => work.current?.abort(), []);
  const form = useServiceForm({
    initial: { country, currency, format: 'xlsx' as FileFormat },
    save: async (query) => {
      const { signal } = (work.current = new AbortController());
      setReceived(0);
      try {
        const { fileName, content } = await api(
          'exportCatalogue',
          { query },
          { signal, onReceived: setReceived },
        );
        saveFile(fileName, content);
        notify('success', t('customerExport.done', { fileName, size: formats.bytes(content.size) }));
      } catch (error) {
        if (!signal.aborted) throw error;
      }
    },
  });
  const breakOff = () => {
    work.current?.abort();
    start.current?.focus();
  };
  const labelOf = (field: string) => t(`customerExport.field.${field}`);
  const countries = useCountryOptions(form.values.country);
  const currencies = useCurrencyOptions(form.values.currency);
  return (
    <Form form={form} label={t('customerExport.title')}>
      <FormRow>
        <SelectField label={labelOf('country')} options={countries} {...form.field('country')} />
        <SelectField label={labelOf('currency')} options={currencies} {...form.field('currency')} />
        <SelectField
          label={labelOf('format')}
          options={fileFormats.map((value) => ({ value, label: t(`export.${value}`) }))}
          {...form.field('format')}
          onChange={(value) => {
            const chosen = fileFormats.find((known) => known === value);
            if (chosen) form.set({ format: chosen });
          }}
        />
      </FormRow>
      <div className={css.actions}>
        <Button ref={start} kind="primary" icon={icons.download} type="submit" busy={form.busy}>
          {t('customerExport.download')}
        </Button>
        {form.busy ? <Button onClick={breakOff}>{t('customerExport.cancel')}</Button> : null}
      </div>
      {form.busy ? (
        <p role="status">
          {received > 0
            ? t('customerExport.received', { size: formats.bytes(received) })
            : t('customerExport.underWay')}
        </p>
      ) : null}
    </Form>
  );
}
