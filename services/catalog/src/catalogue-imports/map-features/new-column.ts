import { compareForm } from '@werkbank/contracts/text';
import type { StoredColumn } from '../../catalogue/index.js';
import type { FeatureOfGroup } from './features-of-group.js';
import type { TablesOfGroups } from '../feature-columns/tables-of-groups.js';

const digits = 3;
const longestKey = 40;

/** A column for a feature. A column of another group with the same words and unit is the same one, so one filter holds for both. */
export function newColumnOf(
  { feature, id, name, unit, articles, numbers }: FeatureOfGroup,
  tables: Pick<TablesOfGroups, 'allColumns'>,
): StoredColumn {
  const [de, en] = [name.de ?? name.en ?? id ?? feature, name.en ?? name.de ?? id ?? feature];
  const kind = numbers * 2 > articles ? 'number' : 'text';
  const columnUnit = kind === 'number' && unit !== '' ? unit : null;
  const columns = tables.allColumns();
  const same = columns.find(
    (column) =>
      column.kind === kind && column.unit === columnUnit && compareForm(column.de) === compareForm(de),
  );
  if (same) return same;
  const taken = new Set(columns.map(({ key }) => key));
  const words = compareForm(en)
    .replaceAll(/[^a-z0-9]+/g, '_')
    .slice(0, longestKey);
  // Keys without signs that the parameter for sorting does not take.
  let key = `f_${words}`;
  for (let nth = 2; taken.has(key); nth++) key = `f_${words}_${nth}`;
  return {
    key,
    de,
    en,
    unit: columnUnit,
    letter: null,
    kind,
    digits: kind === 'number' ? digits : null,
    values: null,
  };
}
