import type { OrderItem } from '@werkbank/contracts/entities';
import { isPlain, piece, quantityInWords, unitName } from '@werkbank/contracts/quantities';
import { OrderedQuantity, Quantity } from '@werkbank/kit/formatted-values';
import { usePreferences } from '@werkbank/kit/host';
import { createElement, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** An order keeps the words of the language that it was placed in. */
const pieces: readonly string[] = ['Stück', 'Stk.', 'piece', 'pieces', 'pcs'];
const containers: readonly string[] = ['Gebinde', 'container', 'containers'];

/** The unit of so many of an item in the reader's language; one that is not known stays as it was ordered. */
function useUnit(): (unit: string, count: number) => string {
  const { t } = useTranslation('orders');
  return (unit, count) => {
    const key = unitKey(unit);
    return key === undefined ? unit : t(key, { count });
  };
}

/** Quantity of an item: pieces, or the ordered units with their content. */
export function useCount(): (item: Pick<OrderItem, 'quantity' | 'unit' | 'orderUnits'>) => ReactNode {
  const unitOf = useUnit();
  return ({ quantity, unit, orderUnits }) =>
    isPlain(orderUnits)
      ? createElement(Quantity, { value: quantity, unit: unitOf(unit, quantity) })
      : createElement(OrderedQuantity, { value: quantity, units: orderUnits });
}

type Units = Pick<OrderItem, 'orderUnits'>;

/** A part of an item beside its whole: the bare number of pieces, or the order units with their content. */
export function usePart(): (item: Units, count: number) => ReactNode {
  return ({ orderUnits }, count) => createElement(OrderedQuantity, { value: count, units: orderUnits });
}

/** The order units of a count with their content, for a line below an input; undefined for pieces. */
export function usePartInWords(): (item: Units, count: number) => string | undefined {
  const { language } = usePreferences();
  return ({ orderUnits }, count) =>
    isPlain(orderUnits) || !Number.isInteger(count) || count < 0
      ? undefined
      : quantityInWords(count, orderUnits, language);
}

/** The name of several order units in labels: "Stück", "Packungen". */
export function useSeveral(): (item: Units) => string {
  const { language } = usePreferences();
  return ({ orderUnits }) => unitName(orderUnits?.orderUnit ?? piece, 2, language);
}

/** The text of a unit that is known. */
export function unitKey(unit: string): 'items.pieces' | 'items.containers' | undefined {
  if (pieces.includes(unit)) return 'items.pieces';
  return containers.includes(unit) ? 'items.containers' : undefined;
}
