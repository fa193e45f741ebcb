import { FormRow } from '@werkbank/kit/form';
import { TextField } from '@werkbank/kit/ui/input';
import { SelectField } from '@werkbank/kit/ui/select-field';
import type { FormState } from '@werkbank/kit/use-service-form';
import { useTranslation } from 'react-i18next';
import { discountTypes, type GroupValues, materialGroupTypes } from './group-values';

/** Name, type and what the type needs. */
export function GroupFields({ form }: { form: FormState<GroupValues> }) {
  const { t } = useTranslation('orders');
  const { discountType } = form.values;
  return (
    <>
      <TextField label={t('discountGroup.field.name')} maxLength={200} {...form.field('name')} />
      <FormRow>
        <SelectField
          label={t('discountGroup.field.discountType')}
          help={t(`discountGroup.typeHelp.${discountType}`)}
          options={discountTypes.map((value) => ({ value, label: t(`discountGroup.types.${value}`) }))}
          {...form.field('discountType')}
          onChange={(value) => {
            const chosen = discountTypes.find((known) => known === value);
            if (chosen) form.set({ discountType: chosen });
          }}
        />
        {discountType === 'Percentage' ? (
          <TextField
            label={t('discountGroup.field.discountValue')}
            inputMode="decimal"
            help={t('discountGroup.valueHelp')}
            suffix="%"
            {...form.field('discountValue')}
          />
        ) : (
          <SelectField
            label={t('discountGroup.field.materialGroupType')}
            help={t('discountGroup.groupTypeHelp')}
            options={materialGroupTypes.map((value) => ({
              value,
              label: t(`discountGroup.groupTypes.${value}`),
            }))}
            {...form.field('materialGroupType')}
            onChange={(value) => {
              const chosen = materialGroupTypes.find((known) => known === value);
              if (chosen) form.set({ materialGroupType: chosen });
            }}
          />
        )}
      </FormRow>
    </>
  );
}
