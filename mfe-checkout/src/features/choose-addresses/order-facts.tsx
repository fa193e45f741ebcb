import type { Company } from '@werkbank/contracts/entities';
import { wishedDays } from '@werkbank/contracts/calendar';
import { orderFactLimits } from '@werkbank/contracts/limits';
import { DateField } from '@werkbank/kit/date-field';
import { FormRow } from '@werkbank/kit/form';
import { Panel } from '@werkbank/kit/panel';
import { TextArea, TextField } from '@werkbank/kit/ui/input';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import css from '../../addresses/addresses.module.css';
import type { FactName, Facts } from '../../choices/kept-choices';
import type { useFactErrors } from './use-fact-errors';

/** Facts that the buyer adds to the order; optional unless the company requires them. */
export function OrderFacts({
  company,
  facts,
  shown,
  onChange,
  disabled,
}: {
  company: Company;
  facts: Facts;
  shown: ReturnType<typeof useFactErrors>;
  onChange: (facts: Facts) => void;
  disabled: boolean;
}) {
  const { t } = useTranslation('checkout');
  const [{ first, last }] = useState(() => wishedDays(new Date()));
  const field = (name: FactName) => ({
    id: shown.fieldId(name),
    label: t(`facts.${name}`),
    optional: true,
    value: facts[name],
    error: shown.errors[name],
    onChange: (text: string) => {
      shown.changed(name);
      onChange({ ...facts, [name]: text });
    },
    disabled,
  });
  return (
    <Panel title={t('facts.title')}>
      <div className={css.facts}>
        <FormRow>
          <TextField
            {...field('ownOrderNumber')}
            optional={!company.ownOrderNumberRequired}
            help={t('facts.printed')}
            maxLength={orderFactLimits.ownOrderNumber}
          />
          <TextField
            {...field('costCenter')}
            optional={!company.costCenterRequired}
            help={t('facts.printed')}
            maxLength={orderFactLimits.costCenter}
          />
        </FormRow>
        <FormRow>
          <DateField {...field('wishedDate')} help={t('facts.wish')} min={first} max={last} />
          <TextField {...field('contactName')} maxLength={orderFactLimits.contactName} />
          <TextField {...field('contactPhone')} type="tel" maxLength={20} />
        </FormRow>
        <TextArea
          {...field('remark')}
          help={t('facts.remarkHelp')}
          rows={3}
          maxLength={orderFactLimits.remark}
        />
      </div>
    </Panel>
  );
}
