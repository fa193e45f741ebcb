import type { CallRequest } from '@werkbank/contracts/calls';
import type { TableColumn } from '@werkbank/contracts/entities';
import { contractErrors, type ErrorsByField } from '@werkbank/kit/contract-errors';
import type { Formats } from '@werkbank/kit/formats';
import { errorsByLanguage } from '../../forms/errors-by-language';

type Saved = CallRequest<'updateTableColumn'>['body'];

export interface ValueRow {
  id: string;
  value: string;
  de: string;
  en: string;
}

/** A column as it is typed. */
export interface ColumnValues {
  nameDe: string;
  nameEn: string;
  unit: string;
  digits: string;
  values: readonly ValueRow[];
}

export function columnValues({ name, unit, digits, values }: TableColumn): ColumnValues {
  return {
    nameDe: name.de,
    nameEn: name.en,
    unit: unit ?? '',
    digits: String(digits ?? 0),
    values: values.map(({ value, name: word }) => ({ id: value, value, ...word })),
  };
}

export function columnOf(values: ColumnValues, kind: TableColumn['kind'], formats: Formats): Saved {
  const { nameDe, nameEn, unit, digits } = values;
  return {
    name: { de: nameDe, en: nameEn },
    unit: unit.trim() === '' ? null : unit.trim(),
    digits: kind === 'number' ? (formats.read(digits) as number) : null,
    values: values.values.map(({ value, de, en }) => ({ value, name: { de, en } })),
  };
}

const fields: Readonly<Record<string, string>> = { 'name.de': 'nameDe', 'name.en': 'nameEn' };
/** The service names a value by its number; the form has one field for all of them. */
export const fieldOfColumn = (path: string): string =>
  path.startsWith('values') ? 'values' : (fields[path] ?? path);

export async function columnErrors(
  values: ColumnValues,
  kind: TableColumn['kind'],
  formats: Formats,
  labelOf: (field: string) => string,
): Promise<ErrorsByField> {
  const sent = columnOf(values, kind, formats);
  const { language } = formats;
  const [{ name: _, ...errors }, names] = await Promise.all([
    contractErrors((entities) => entities.changedColumn, sent, language, labelOf),
    errorsByLanguage((entities) => entities.changedColumn.shape.name, 'name', sent.name, language, labelOf),
  ]);
  return { ...errors, ...names };
}
