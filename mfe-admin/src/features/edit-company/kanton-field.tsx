import { usePreferences } from '@werkbank/kit/host';
import { kantonName } from '@werkbank/kit/kantons';
import { SelectField } from '@werkbank/kit/ui/select-field';
import { useApiQuery } from '@werkbank/kit/api';
import type { FormField } from '@werkbank/kit/use-service-form';
import { useTranslation } from 'react-i18next';

/** Choice of a canton of the configuration. */
export function KantonField({ field, optional }: { field: FormField<string>; optional: boolean }) {
  const { t } = useTranslation('admin');
  const { language } = usePreferences();
  const { data } = useApiQuery('getConfiguration', {}, { staleTime: Number.POSITIVE_INFINITY });
  const known = data?.kantons ?? [];
  const kantons = field.value === '' || known.includes(field.value) ? known : [field.value, ...known];
  return (
    <SelectField
      label={t('company.kanton')}
      optional={optional}
      options={[
        { value: '', label: t('company.noKanton') },
        ...kantons.map((value) => ({ value, label: kantonName(value, language) })),
      ]}
      {...field}
    />
  );
}
