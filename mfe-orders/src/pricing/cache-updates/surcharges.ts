import type { Surcharge } from '@werkbank/contracts/entities';
import type { RowList } from '@werkbank/kit/list-rows';
import { byDay } from '../../desk/period';
import { german } from '../rules/name-order';

/** Surcharges by name of the material group, and those of a group by day. */
export const surcharges: RowList<'listSurcharges', Surcharge> = {
  call: 'listSurcharges',
  rowsOf: (answer) => answer,
  withRows: (_, rows) => rows,
  order: () => (one, other) =>
    german.compare(one.materialGroupName, other.materialGroupName) ||
    one.materialGroupId - other.materialGroupId ||
    byDay(one, other),
};
