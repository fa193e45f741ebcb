import { servingCountry } from '@werkbank/contracts/localization';
import { taxReasons } from '@werkbank/contracts/tax';
import { DateField, isDay } from '@werkbank/kit/date-field';
import { today } from '@werkbank/kit/days';
import { FormRow } from '@werkbank/kit/form';
import { useFormats } from '@werkbank/kit/formats';
import { useSettings } from '@werkbank/kit/host';
import { useCountryOptions } from '@werkbank/kit/offered-options';
import { Checkbox } from '@werkbank/kit/ui/checkbox';
import { FormDialog } from '@werkbank/kit/ui/form-dialog';
import { TextField } from '@werkbank/kit/ui/input';
import { SelectField } from '@werkbank/kit/ui/select-field';
import { useObjectForm } from '@werkbank/kit/use-object-form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CostPreview } from '../../cost-preview/cost-preview';
import { editOf } from '../../cost-preview/edit-of';
import { FreightFields } from './freight-fields';
import { ruleErrors } from './rule-errors';
import { ruleName } from './rule-names';
import { currenciesOf, ends, pairOf, ruleValues } from '../../cost-rules/rule-values';
import { keyOf, type Kind, type Rule } from '../../cost-rules/rules';
import { useSaveRule } from './use-save-rule';

const carriers = ['dhlparcel', 'dhleuro', 'sh_post', 'go', 'custom'] as const;

interface DialogProps {
  kind: Kind;
  /** `null` is a new one. */
  rule: Rule | null;
  rules: readonly Rule[];
  /** Reads the rules again after a conflicting save. */
  refetch: () => Promise<readonly Rule[]>;
  onClose: () => void;
}

/**
 * Dialog for a new version of a rule, or for a new rule: first day, amounts, and a preview on an example
 * basket.
 */
export function RuleDialog({ kind, rule, rules, refetch, onClose }: DialogProps) {
  const { t } = useTranslation('admin');
  const formats = useFormats();
  const offered = useSettings().currencies;
  const [currencies] = useState(() => currenciesOf(rule, offered));
  const around = { kind, currencies, formats, today: today() };
  const save = useSaveRule(around);
  const now = (all: readonly Rule[]) => (rule ? all.find((one) => keyOf(one) === keyOf(rule)) : undefined);
  const labelOf = (field: string) =>
    t(`costs.field.${field.split('-')[0] ?? field}`, { currency: field.split('-').at(-1) ?? '' });
  const form = useObjectForm({
    object: now(rules) ?? rule,
    refetch: async () => now(await refetch()),
    valuesOf: (known) => ruleValues(known, around),
    check: async (values) => {
      const pair = pairOf(values);
      const same = { shipper: values['shipper'] ?? null, ...pair };
      const exists = rule === null && rules.some((one) => keyOf(one) === keyOf(same));
      return { ...(await ruleErrors(values, around, labelOf)), ...(exists ? { to: t('costs.exists') } : {}) };
    },
    save: async (values, { optimisticLockKey = 0 }) => {
      await save(values, optimisticLockKey);
      onClose();
    },
  });
  const { values } = form;
  const anywhere = { value: '', label: t('costs.anyCountry') };
  const countries = useCountryOptions(values['to']).filter(({ value }) => servingCountry(value) === value);
  const origins = useCountryOptions(values['from']).filter(
    ({ value }) => kind === 'Tax' || servingCountry(value) === value,
  );
  const isException = kind === 'Tax' && values['from'] !== '';
  const mayEnd =
    rule !== null && (kind === 'Tax' ? rule.from !== null : rule.from !== null || rule.to !== null);
  const ended = ends(values);
  const chosen = (name: string) => ({
    ...form.field(name),
    disabled: rule !== null || form.busy,
  });
  const title = rule
    ? t('costs.changeOf', { name: ruleName(rule, t, formats.language) })
    : t(`costs.${kind}.add`);
  return (
    <FormDialog form={form} title={title} wide onClose={onClose}>
      <FormRow>
        {kind === 'Freight' ? (
          <SelectField
            label={t('costs.field.shipper')}
            options={carriers.map((value) => ({ value, label: t(`costs.shippers.${value}`) }))}
            {...chosen('shipper')}
          />
        ) : null}
        <SelectField
          label={t('costs.field.from')}
          options={[kind === 'Tax' ? { value: '', label: t('costs.ownRate') } : anywhere, ...origins]}
          mayBeEmpty={false}
          {...chosen('from')}
          onChange={(from) => form.set({ from, ...(kind === 'Tax' && from === '' ? { reason: '' } : {}) })}
        />
        <SelectField
          label={t('costs.field.to')}
          options={kind === 'Tax' ? countries : [anywhere, ...countries]}
          mayBeEmpty={kind === 'Tax'}
          {...chosen('to')}
        />
        <DateField
          label={t('costs.field.validFrom')}
          min={around.today}
          help={t('costs.validFromHelp')}
          {...form.field('validFrom')}
        />
      </FormRow>
      {mayEnd ? (
        <Checkbox
          id={form.fieldId('ends')}
          checked={ended}
          disabled={form.busy}
          onChange={(checked) => form.set({ ends: checked ? 'yes' : '' })}
        >
          {t('costs.ends')}
        </Checkbox>
      ) : null}
      {ended || kind !== 'Freight' ? null : <FreightFields form={form} currencies={currencies} />}
      {ended || kind === 'Freight' ? null : (
        <FormRow>
          {kind === 'Customs'
            ? currencies.map((currency) => (
                <TextField
                  key={currency}
                  label={t('costs.field.handling', { currency })}
                  inputMode="decimal"
                  suffix={currency}
                  optional
                  {...form.field(`handling-${currency}`)}
                />
              ))
            : null}
          <TextField
            label={t(kind === 'Customs' ? 'costs.field.percent' : 'costs.field.rate')}
            inputMode="decimal"
            suffix="%"
            {...form.field('percent')}
          />
          {isException ? (
            <SelectField
              label={t('costs.field.reason')}
              options={taxReasons.map((value) => ({ value, label: t(`costs.reasons.${value}`) }))}
              mayBeEmpty
              {...form.field('reason')}
            />
          ) : null}
        </FormRow>
      )}
      <CostPreview
        edit={editOf(values, around)}
        day={isDay(values['validFrom'] ?? '') ? (values['validFrom'] ?? '') : around.today}
      />
    </FormDialog>
  );
}
