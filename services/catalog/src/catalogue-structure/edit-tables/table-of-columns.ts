import type { CallInput } from '@werkbank/contracts/calls';
import { type Refusal, refuse } from '@werkbank/contracts/errors';
import { catalogueImportLimits } from '@werkbank/contracts/limits';
import { type Language, languages } from '@werkbank/contracts/localization';
import { compareForm } from '@werkbank/contracts/text';
import type { StoredColumn } from '../../catalogue/index.js';
import { columnFor } from './column-key.js';

type Sent = CallInput<'saveGroupTable'>['body']['columns'];

export interface ColumnsOfGroup {
  columns: StoredColumn[];
  detailsColumns: StoredColumn[];
  facets: string[];
}

/**
 * The table that somebody asks for.
 *
 * @param before the table until now: its columns keep their words
 * @param known columns of all groups
 */
export function tableOf(
  sent: Sent,
  before: ColumnsOfGroup,
  known: readonly StoredColumn[],
  reader: Language,
): ColumnsOfGroup | Refusal {
  const field = 'columns';
  const max = catalogueImportLimits.columnsOfGroup;
  if (sent.length > max) return refuse('TABLE_COLUMNS_FULL', { field, params: { max } });
  const own = [...before.columns, ...before.detailsColumns];
  const made: StoredColumn[] = [];
  const after: ColumnsOfGroup = { columns: [], detailsColumns: [], facets: [] };
  const filters: string[] = [];
  for (const { key, asNew, letter, isDetail, isFilter } of sent) {
    const column =
      key === null
        ? asNew && columnFor(asNew, [...known, ...made])
        : [...own, ...known].find((one) => one.key === key);
    if (!column) return refuse('COLUMN_NOT_FOUND', { field });
    if (made.some((one) => one.key === column.key))
      return refuse('COLUMN_TWICE', { field, params: { name: column[reader] } });
    for (const language of languages)
      if (made.some((one) => compareForm(one[language]) === compareForm(column[language])))
        return refuse('COLUMN_NAME_TAKEN', { field, params: { name: column[language] } });
    made.push(column);
    (isDetail ? after.detailsColumns : after.columns).push({
      ...column,
      letter: letter === '' ? null : letter,
    });
    if (isFilter) filters.push(column.key);
  }
  // Search shows the first filters of a group: those that stay keep their order.
  const kept = before.facets.filter((one) => filters.includes(one));
  return { ...after, facets: [...kept, ...filters.filter((one) => !kept.includes(one))] };
}
