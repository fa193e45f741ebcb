import type { CallRequest } from '@werkbank/contracts/calls';
import { FormRow } from '@werkbank/kit/form';
import { useFormats } from '@werkbank/kit/formats';
import { usePreferences } from '@werkbank/kit/host';
import { useCountryOptions, useCurrencyOptions } from '@werkbank/kit/offered-options';
import { LinesSkeleton } from '@werkbank/kit/skeleton';
import { ErrorState, Notice } from '@werkbank/kit/feedback';
import { TextField } from '@werkbank/kit/ui/input';
import { SelectField } from '@werkbank/kit/ui/select-field';
import { useApiQuery } from '@werkbank/kit/api';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import css from '../cost-rules/cost-rules.module.css';
import { amountField, numberOf, scaled, weightField } from '../cost-rules/rule-values';
import type { CostEdit } from './edit-of';
import { PreviewTable } from './preview-table';
import { useSendable } from './use-sendable';

type Body = CallRequest<'previewCosts'>['body'];

/** Without this, Enter would submit the surrounding form. */
const keepFromSending = (event: KeyboardEvent) => {
  if (event.key === 'Enter') event.preventDefault();
};

/** The costs of an example basket today, and on the first day of the new version with that version. */
export function CostPreview({ edit, day }: { edit: CostEdit; day: string }) {
  const { t } = useTranslation('admin');
  const formats = useFormats();
  const preferences = usePreferences();
  // The rule's countries are the default.
  const [chosenFrom, setFrom] = useState<string>();
  const [chosenTo, setTo] = useState<string>();
  const from = chosenFrom ?? (edit.from || 'DE');
  const to = chosenTo ?? (edit.to || (edit.kind === 'Customs' ? 'CH' : preferences.country));
  const [currency, setCurrency] = useState(preferences.currency);
  const [kilograms, setKilograms] = useState(formats.decimal('3.5'));
  const [goods, setGoods] = useState(formats.decimal('150.00'));
  const typed: Body = {
    from,
    to,
    currency,
    grams: scaled(numberOf(kilograms, formats, weightField), 1000),
    goods: scaled(numberOf(goods, formats, amountField(currency)), 100),
    day,
    edit,
    ...(edit.kind === 'Freight' ? { shipper: edit.shipper } : {}),
  };
  const body = useSendable(typed);
  return (
    <section className={css.preview} aria-label={t('costs.preview.title')}>
      <h3>{t('costs.preview.title')}</h3>
      <FormRow>
        <SelectField
          label={t('costs.preview.from')}
          options={useCountryOptions(from)}
          value={from}
          onChange={setFrom}
        />
        <SelectField
          label={t('costs.preview.to')}
          options={useCountryOptions(to)}
          value={to}
          onChange={setTo}
        />
        <TextField
          label={t('costs.preview.weight')}
          inputMode="decimal"
          suffix="kg"
          optional
          value={kilograms}
          onChange={setKilograms}
          onKeyDown={keepFromSending}
        />
        <TextField
          label={t('costs.preview.goods')}
          inputMode="decimal"
          suffix={currency}
          optional
          value={goods}
          onChange={setGoods}
          onKeyDown={keepFromSending}
        />
        <SelectField
          label={t('costs.preview.currency')}
          options={useCurrencyOptions(currency)}
          value={currency}
          onChange={setCurrency}
        />
      </FormRow>
      {body ? <Costs body={body} /> : <Notice kind="info">{t('costs.preview.wrong')}</Notice>}
    </section>
  );
}

function Costs({ body }: { body: Body }) {
  const { data, error, refetch } = useApiQuery('previewCosts', { body }, { keepPrevious: true });
  if (error) return <ErrorState error={error} retry={() => void refetch()} />;
  return data ? (
    <PreviewTable costs={data} currency={body.currency} day={body.day} />
  ) : (
    <LinesSkeleton lines={6} />
  );
}
