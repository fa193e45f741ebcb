import { useTranslation } from 'react-i18next';

/** An order keeps the words of the language that it was placed in. */
const pieces: readonly string[] = ['Stück', 'Stk.', 'piece', 'pieces', 'pcs'];
const containers: readonly string[] = ['Gebinde', 'container', 'containers'];

/** The unit of so many of an item in the reader's language; one that is not known stays as it was ordered. */
export function useUnit(): (unit: string, count: number) => string {
  const { t } = useTranslation('orders');
  return (unit, count) => {
    if (pieces.includes(unit)) return t('items.pieces', { count });
    return containers.includes(unit) ? t('items.containers', { count }) : unit;
  };
}
