import i18next from 'i18next';
import { useTranslation } from 'react-i18next';

/** The name of an import's field with its detail ("price nrp"); an unknown field keeps its key. */
export function useFieldName(): (field: string) => string {
  const { t } = useTranslation('imports');
  const known = (field: string) => i18next.exists(`imports:field.${field}`);
  return (field) => {
    if (known(field)) return t(`field.${field}`);
    const [first = '', ...rest] = field.split(' ');
    return rest.length > 0 && known(first) ? [t(`field.${first}`), ...rest].join(' ') : field;
  };
}
