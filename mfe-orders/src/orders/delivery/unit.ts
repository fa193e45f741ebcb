import { useTranslation } from 'react-i18next';

/** An order keeps the words of the language that it was placed in. */
const pieces: readonly string[] = ['Stück', 'Stk.', 'piece', 'pieces', 'pcs'];
const containers: readonly string[] = ['Gebinde', 'container', 'containers'];

/** The unit of so many of an item in the reader's language; one that is not known stays as it was ordered. */
export function useUnit(): (unit: string, count: number) => string {
  const { t } = useTranslation('orders');
  return (unit, count) => {
    const key = unitKey(unit);
    return key === undefined ? unit : t(key, { count });
  };
}

/** The text of a unit that is known. */
export function unitKey(unit: string): 'items.pieces' | 'items.containers' | undefined {
  if (pieces.includes(unit)) return 'items.pieces';
  return containers.includes(unit) ? 'items.containers' : undefined;
}
