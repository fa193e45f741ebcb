import type { CallRequest } from '@werkbank/contracts/calls';
import type { GroupColumn, GroupTable, TableColumn } from '@werkbank/contracts/entities';
import { contractErrors, type ErrorsByField } from '@werkbank/kit/contract-errors';
import type { Language } from '@werkbank/contracts/localization';
import { errorsByLanguage } from '../../forms/errors-by-language';

type Saved = CallRequest<'saveGroupTable'>['body'];
export type NewColumn = NonNullable<Saved['columns'][number]['asNew']>;

/** A column of the table, as it is typed. A new one has no key yet. */
export interface ColumnRow {
  /** Stable while the page is open. */
  id: string;
  key: string | null;
  asNew: NewColumn | null;
  name: GroupColumn['name'];
  kind: GroupColumn['kind'];
  unit: string | null;
  letter: string;
  isDetail: boolean;
  isFilter: boolean;
}

export interface TableValues {
  descriptionDe: string;
  descriptionEn: string;
  columns: readonly ColumnRow[];
}

export function tableValues({ description, columns }: GroupTable): TableValues {
  return {
    descriptionDe: description.de,
    descriptionEn: description.en,
    columns: columns.map(({ key, name, kind, unit, letter, isDetail, isFilter }) => ({
      id: key,
      key,
      asNew: null,
      name,
      kind,
      unit,
      letter: letter ?? '',
      isDetail,
      isFilter,
    })),
  };
}

export const rowOfColumn = ({ key, name, kind, unit }: TableColumn): ColumnRow => ({
  id: key,
  key,
  asNew: null,
  name,
  kind,
  unit,
  letter: '',
  isDetail: false,
  isFilter: false,
});

export const rowOfNew = (asNew: NewColumn): ColumnRow => ({
  id: crypto.randomUUID(),
  key: null,
  asNew,
  name: asNew.name,
  kind: asNew.kind,
  unit: asNew.unit,
  letter: '',
  isDetail: false,
  isFilter: false,
});

export function tableOf({ descriptionDe, descriptionEn, columns }: TableValues): Saved {
  return {
    description: { de: descriptionDe, en: descriptionEn },
    columns: columns.map(({ key, asNew, letter, isDetail, isFilter }) => ({
      key,
      asNew,
      letter: letter.trim() === '' ? null : letter,
      isDetail,
      isFilter,
    })),
  };
}

const fields: Readonly<Record<string, string>> = {
  'description.de': 'descriptionDe',
  'description.en': 'descriptionEn',
};
/** The service names a column of the table by its number; the form has one field for all of them. */
export const fieldOfTable = (path: string): string =>
  path.startsWith('columns') ? 'columns' : (fields[path] ?? path);

export async function tableErrors(
  values: TableValues,
  language: Language,
  labelOf: (field: string) => string,
): Promise<ErrorsByField> {
  const sent = tableOf(values);
  const [{ description: _, ...errors }, descriptions] = await Promise.all([
    contractErrors((entities) => entities.changedGroupTable, sent, language, labelOf),
    errorsByLanguage(
      (entities) => entities.changedGroupTable.shape.description,
      'description',
      sent.description,
      language,
      labelOf,
    ),
  ]);
  return { ...errors, ...descriptions };
}
