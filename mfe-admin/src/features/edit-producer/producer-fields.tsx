import { FormRow } from '@werkbank/kit/form';
import { Checkbox } from '@werkbank/kit/ui/checkbox';
import { TextField } from '@werkbank/kit/ui/input';
import type { FormField } from '@werkbank/kit/use-service-form';
import { useTranslation } from 'react-i18next';
import type { ProducerValues } from './producer-values';

export function ProducerFields({
  field,
  shipping,
}: {
  field: (name: Exclude<keyof ProducerValues, 'custom_shipping'>) => FormField<string>;
  shipping: FormField<boolean>;
}) {
  const { t } = useTranslation('admin');
  return (
    <>
      <FormRow>
        <TextField
          label={t('producers.name')}
          help={t('producers.nameHelp')}
          maxLength={500}
          {...field('algoliaId')}
        />
        <TextField
          label={t('producers.marginInPercent')}
          help={t('producers.marginHelp')}
          inputMode="decimal"
          {...field('platformMargin')}
        />
      </FormRow>
      <TextField
        label={t('producers.videoLink')}
        optional
        type="url"
        maxLength={500}
        {...field('videoLink')}
      />
      <Checkbox
        id={shipping.id}
        name={shipping.name}
        disabled={shipping.disabled}
        checked={shipping.value}
        onChange={shipping.onChange}
      >
        {t('producers.customShippingHelp')}
      </Checkbox>
    </>
  );
}
