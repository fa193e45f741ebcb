import type { CallAnswer } from '@werkbank/contracts/calls';
import type { AnswerCache } from '@werkbank/kit/answer-cache';
import { Button } from '@werkbank/kit/button';
import { Dialog, DialogActions } from '@werkbank/kit/dialog';
import { Form, FormRow } from '@werkbank/kit/form';
import { usePreferences } from '@werkbank/kit/host';
import { Checkbox, SelectField, TextField } from '@werkbank/kit/text-fields';
import { useCommand } from '@werkbank/kit/use-call';
import { useForm } from '@werkbank/kit/use-form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGuardedClose } from '../../unsaved/guarded-close';
import { showRates } from '../../local-changes/exchange-rates';
import { UnsavedGuard } from '../../unsaved/unsaved-guard';
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
  const { language } = usePreferences();
  const create = useCommand('createExchangeRate', {
    success: t('currencies.added'),
    ...kept,
  });
  const update = useCommand('updateExchangeRate', {
    success: t('currencies.changed'),
    ...kept,
  });
  // The state that the fields show, whatever is fetched while the dialog is open.
  const [opened] = useState({ optimisticLockKey: rate?.optimisticLockKey });
  const form = useForm({
    initial: rateValues(rate, language),
    check: (values) => rateErrors(values, language, (name) => t(`currencies.field.${name}`)),
    save: async (values) => {
      const body = rateOf(values);
      if (rate) await update.mutateAsync({ params: { rateId: rate.id }, body: { ...body, ...opened } });
      else await create.mutateAsync({ body });
      onClose();
    },
  });
  const { close, question } = useGuardedClose(form.dirty, onClose);
  const title = t(rate ? 'currencies.change' : 'currencies.add');
  const money = currencies.map((value) => ({ value, label: value }));
  const { openEnded } = form.values;
  return (
    <>
      <Dialog title={title} onClose={close}>
        <Form form={form} label={title}>
          <FormRow>
            <SelectField
              label={t('currencies.field.sourceCurrency')}
              options={money}
              {...form.field('sourceCurrency')}
              onChange={(value) => setKnown('sourceCurrency', value)}
            />
            <SelectField
              label={t('currencies.field.targetCurrency')}
              options={money}
              {...form.field('targetCurrency')}
              onChange={(value) => setKnown('targetCurrency', value)}
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
            <TextField
              type="date"
              label={t('currencies.field.validFrom')}
              help={rate ? undefined : t('currencies.validFromHelp')}
              {...form.field('validFrom')}
            />
            <TextField
              type="date"
              label={t('currencies.field.validTo')}
              optional={openEnded}
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
          <DialogActions>
            <Button onClick={close} disabled={form.busy}>
              {t('currencies.cancel')}
            </Button>
            <Button kind="primary" type="submit" busy={form.busy}>
              {t('currencies.save')}
            </Button>
          </DialogActions>
          <UnsavedGuard form={form} />
        </Form>
      </Dialog>
      {question}
    </>
  );

  /** A rate between a currency and itself is none: choosing the other one's currency changes sides. */
  function setKnown(name: 'sourceCurrency' | 'targetCurrency', value: string) {
    const chosen = currencies.find((known) => known === value);
    if (!chosen) return;
    const other = name === 'sourceCurrency' ? 'targetCurrency' : 'sourceCurrency';
    const swap = form.values[other] === chosen ? { [other]: form.values[name] } : {};
    form.set({ [name]: chosen, ...swap });
  }
}
