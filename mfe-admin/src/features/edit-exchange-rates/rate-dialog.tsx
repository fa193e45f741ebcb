import type { CallAnswer } from '@werkbank/contracts/calls';
import type { AnswerCache } from '@werkbank/kit/answer-cache';
import { DateField, isDay } from '@werkbank/kit/date-field';
import { FormRow } from '@werkbank/kit/form';
import { useFormats } from '@werkbank/kit/formats';
import { useSettings } from '@werkbank/kit/host';
import { useCurrencyOptions } from '@werkbank/kit/offered-options';
import { Checkbox } from '@werkbank/kit/ui/checkbox';
import { TextField } from '@werkbank/kit/ui/input';
import { SelectField } from '@werkbank/kit/ui/select-field';
import { useApiQuery, useApiMutation, useRefetch } from '@werkbank/kit/api';
import { useTranslation } from 'react-i18next';
import { showRates } from '../../cache-updates/exchange-rates';
import { FormDialog } from '@werkbank/kit/ui/form-dialog';
import { useObjectForm } from '@werkbank/kit/use-object-form';
import { type Rate, rateErrors, rateOf, rateTypes, rateValues } from './rate-values';

const kept = {
  changes: ['listCurrencies'],
  local: (cache: AnswerCache, { ofPair, ...rate }: CallAnswer<'updateExchangeRate'>) =>
    showRates(cache, rate, ofPair ?? [rate]),
  silent: true,
} as const;

/** Adds a rate for a period, or changes one. A new one that is open ends the open one before it. */
export function RateDialog({ rate, onClose }: { rate: Rate | null; onClose: () => void }) {
  const { t } = useTranslation('admin');
  const formats = useFormats();
  const { currencies } = useSettings();
  const create = useApiMutation('createExchangeRate', {
    success: t('currencies.added'),
    ...kept,
  });
  const update = useApiMutation('updateExchangeRate', {
    success: t('currencies.changed'),
    ...kept,
  });
  const refetch = useRefetch('listCurrencies', {});
  const { data } = useApiQuery('listCurrencies', {}, { enabled: false });
  const now = (rates = data?.exchangeRates) => rates?.find(({ id }) => id === rate?.id);
  const form = useObjectForm({
    object: now() ?? rate,
    refetch: async () => now((await refetch()).exchangeRates),
    valuesOf: (known) => rateValues(known, formats, currencies),
    check: (values) => rateErrors(values, formats, (name) => t(`currencies.field.${name}`)),
    save: async (values, key) => {
      const body = rateOf(values, formats);
      if (rate) await update.mutateAsync({ params: { rateId: rate.id }, body: { ...body, ...key } });
      else await create.mutateAsync({ body });
      onClose();
    },
  });
  const title = t(rate ? 'currencies.change' : 'currencies.add');
  const { sourceCurrency, targetCurrency, openEnded } = form.values;
  // Currencies of list prices need rates too, even if they are not offered.
  const sources = data?.exchangeRates.map((known) => known.sourceCurrency) ?? [];
  return (
    <FormDialog form={form} title={title} onClose={onClose}>
      <FormRow>
        <SelectField
          label={t('currencies.field.sourceCurrency')}
          options={useCurrencyOptions(rate?.sourceCurrency, sourceCurrency, ...sources)}
          {...form.field('sourceCurrency')}
          onChange={(value) => choose('sourceCurrency', value)}
        />
        <SelectField
          label={t('currencies.field.targetCurrency')}
          options={useCurrencyOptions(rate?.targetCurrency, targetCurrency)}
          {...form.field('targetCurrency')}
          onChange={(value) => choose('targetCurrency', value)}
        />
      </FormRow>
      <FormRow>
        <SelectField
          label={t('currencies.field.exchangeRateType')}
          options={rateTypes.map((value) => ({ value, label: t(`currencies.types.${value}`) }))}
          {...form.field('exchangeRateType')}
          onChange={(value) => {
            const type = rateTypes.find((known) => known === value);
            if (type) form.set({ exchangeRateType: type });
          }}
        />
        <TextField
          label={t('currencies.field.ratio')}
          inputMode="decimal"
          help={t('currencies.ratioHelp', {
            source: form.values.sourceCurrency,
            target: form.values.targetCurrency,
          })}
          {...form.field('ratio')}
        />
      </FormRow>
      <FormRow>
        <DateField
          label={t('currencies.field.validFrom')}
          help={rate ? undefined : t('currencies.validFromHelp')}
          {...form.field('validFrom')}
        />
        <DateField
          label={t('currencies.field.validTo')}
          optional={openEnded}
          min={isDay(form.values.validFrom) ? form.values.validFrom : undefined}
          {...form.field('validTo')}
          disabled={openEnded || form.busy}
        />
      </FormRow>
      <Checkbox
        checked={openEnded}
        disabled={form.busy}
        onChange={(open) => form.set({ openEnded: open, ...(open ? { validTo: '' } : {}) })}
      >
        {t('currencies.openEnded')}
      </Checkbox>
    </FormDialog>
  );

  /** A rate between a currency and itself is none: choosing the other one's currency changes sides. */
  function choose(name: 'sourceCurrency' | 'targetCurrency', chosen: string) {
    const other = name === 'sourceCurrency' ? 'targetCurrency' : 'sourceCurrency';
    const swap = form.values[other] === chosen ? { [other]: form.values[name] } : {};
    form.set({ [name]: chosen, ...swap });
  }
}
