import type { CountryPriceFactor } from '@werkbank/contracts/entities';
import { useFormats } from '@werkbank/kit/formats';
import { addRow, replaceRow } from '@werkbank/kit/list-rows';
import { useCountryOptions } from '@werkbank/kit/offered-options';
import { Notice } from '@werkbank/kit/feedback';
import { Checkbox } from '@werkbank/kit/ui/checkbox';
import { FormDialog } from '@werkbank/kit/ui/form-dialog';
import { TextField } from '@werkbank/kit/ui/input';
import { SelectField } from '@werkbank/kit/ui/select-field';
import { useApiQuery, useApiMutation, useRefetch } from '@werkbank/kit/api';
import { useObjectForm } from '@werkbank/kit/use-object-form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PeriodFields } from '../../rules/period-fields';
import { useOwnRules } from '../../rules/use-own-rules';
import { factors } from '../../cache-updates/country-price-factors';
import { today } from '@werkbank/kit/days';
import { dayToLookAt } from '../../price-simulation/edited-rules';
import { Simulation } from '../../price-simulation/simulation';
import { factorErrors, factorOf, factorValues } from './factor-values';

const changes = ['listCountryPriceFactors'] as const;

/** Adds a price factor for a country, now or for a time to come, or changes one. */
export function FactorDialog({
  factor,
  onClose,
}: {
  /** `null` is a new one. */
  factor: CountryPriceFactor | null;
  onClose: () => void;
}) {
  const { t } = useTranslation('orders');
  const formats = useFormats();
  const params = useOwnRules();
  const create = useApiMutation('createCountryPriceFactor', {
    success: t('done.countryPriceFactorCreated'),
    changes,
    local: (cache, answer) => addRow(cache, factors, answer),
    silent: true,
  });
  const update = useApiMutation('updateCountryPriceFactor', {
    success: t('done.countryPriceFactorUpdated'),
    changes,
    local: (cache, answer) => replaceRow(cache, factors, answer),
    silent: true,
  });
  const refetch = useRefetch('listCountryPriceFactors', { params });
  const { data } = useApiQuery('listCountryPriceFactors', { params }, { enabled: false });
  const now = (rows = data) => rows?.find(({ id }) => id === factor?.id);
  const labelOf = (name: string) => t(`factor.field.${name}`);
  const [confirmed, setConfirmed] = useState(false);
  const form = useObjectForm({
    object: now() ?? factor,
    refetch: async () => now(await refetch()),
    valuesOf: (known) => factorValues(known, formats),
    check: async (values) => ({
      ...(factorOf(values, formats).factor === 0 && !confirmed && { factor: t('factor.freeRefused') }),
      ...(await factorErrors(values, formats, labelOf)),
    }),
    save: async (values, key) => {
      const { targetCountry, ...body } = factorOf(values, formats);
      if (factor) {
        const at = { params: { ...params, factorId: factor.id } };
        await update.mutateAsync({ ...at, body: { ...body, ...key } });
      } else await create.mutateAsync({ params, body: { targetCountry, ...body } });
      onClose();
    },
  });
  return (
    <FormDialog form={form} title={t(factor ? 'factor.change' : 'factor.add')} onClose={onClose}>
      <SelectField
        label={labelOf('targetCountry')}
        options={useCountryOptions(factor?.targetCountry)}
        mayBeEmpty
        {...form.field('targetCountry')}
        disabled={factor !== null || form.busy}
      />
      <TextField
        label={labelOf('factor')}
        inputMode="decimal"
        help={t('factor.help')}
        {...form.field('factor')}
      />
      {factorOf(form.values, formats).factor === 0 ? (
        <Notice kind="signal">
          {t('factor.free')}
          <Checkbox checked={confirmed} onChange={setConfirmed}>
            {t('factor.freeConfirmed')}
          </Checkbox>
        </Notice>
      ) : null}
      <PeriodFields from={form.field('validFrom')} until={form.field('validUntil')} />
      {form.values.targetCountry === '' ? null : (
        <Simulation
          edit={{ countryPriceFactor: factorOf(form.values, formats).factor }}
          country={form.values.targetCountry}
          day={dayToLookAt(form.values, today())}
        />
      )}
    </FormDialog>
  );
}
