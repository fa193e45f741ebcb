import { useTranslation } from 'react-i18next';
import { useFormats } from '../formats/use-formats';

interface Counted {
  readonly totalItems: number;
  /** False if counting stopped at its limit. */
  readonly totalIsExact?: boolean | undefined;
}

/** Number of results; "more than" so many if they were not counted to the end. */
export function useTotalText(): (counted: Counted) => string {
  const { t } = useTranslation('kit');
  const formats = useFormats();
  return ({ totalItems, totalIsExact = true }) => {
    const total = formats.number(totalItems);
    return totalIsExact ? total : t('pagination.moreThan', { total });
  };
}
