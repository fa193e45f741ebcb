import i18next from 'i18next';
import { useTranslation } from 'react-i18next';

/** The name of a field that an import changes; an unknown field keeps its key. */
export function useFieldName(): (field: string) => string {
  const { t } = useTranslation('imports');
  return (field) => (i18next.exists(`imports:field.${field}`) ? t(`field.${field}`) : field);
}
