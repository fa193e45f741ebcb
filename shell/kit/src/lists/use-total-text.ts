import { useTranslation } from 'react-i18next';
import { useFormats } from '../formats/use-formats';
import type { Paging } from './pagination';

/** How many there are; where they were not counted to the end, "more than" so many. */
export function useTotalText(): (counted: Pick<Paging, 'totalItems' | 'totalIsExact'>) => string {
  const { t } = useTranslation('kit');
  const formats = useFormats();
  return ({ totalItems, totalIsExact = true }) => {
    const total = formats.number(totalItems);
    return totalIsExact ? total : t('pagination.moreThan', { total });
  };
}
