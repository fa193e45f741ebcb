import { isPlain, type OrderUnits } from '@werkbank/contracts/quantities';

/** Packages of UN/ECE Recommendation 21 as catalogues write them. */
const packages = new Set(
  'BE BG BJ BK BO BR BX CA CI CQ CR CS CT CX DR JR LE PA PF PK PX RG RL RO SA SH SP TB TU'.split(' '),
);

/**
 * The code of a unit in an e-invoice: of UN/ECE Recommendation 20, or of Recommendation 21 with an X before it.
 * Source: EN 16931, code list of BT-130 and BT-150.
 */
export function unitCodeOf(orderUnits: OrderUnits | null): string {
  if (orderUnits === null || isPlain(orderUnits)) return 'H87';
  const { orderUnit } = orderUnits;
  if (orderUnit === 'PCE') return 'H87';
  return packages.has(orderUnit) ? `X${orderUnit}` : orderUnit;
}
