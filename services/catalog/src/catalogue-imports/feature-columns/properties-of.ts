import { compareForm } from '@werkbank/contracts/text';
import type { SourceFeature, StoredColumn } from '../../catalogue/index.js';
import { decimalOf } from '../understand-articles/numbers.js';
import { convertUnit } from './convert-unit.js';
import { featureKey } from './feature-key.js';

export type Properties = Readonly<Record<string, number | string>>;

/** A producer's own columns for features of a group; null keeps a feature out of the table. */
export type FeatureChoices = ReadonlyMap<string, string | null>;

/** Maximum characters of a cell. Longer texts are among the details only. */
const longestCell = 80;

/** The column that a feature fills: the chosen one, else the one of the same name, or of the same letter in the drawing. */
export function columnOf(
  feature: Pick<SourceFeature, 'id' | 'name'>,
  columns: readonly StoredColumn[],
  choices: FeatureChoices,
): StoredColumn | undefined {
  const chosen = choices.get(featureKey(feature));
  if (chosen !== undefined) return columns.find(({ key }) => key === chosen);
  const names = [feature.name.de, feature.name.en].flatMap((name) => name ?? []).map(compareForm);
  return (
    columns.find(({ de, en }) => names.includes(compareForm(de)) || names.includes(compareForm(en))) ??
    columns.find(({ letter }) => letter !== null && names.includes(compareForm(letter)))
  );
}

/** Features as values of a group's columns, in their units and words. The first feature of a column counts. */
export function propertiesOf(
  features: readonly SourceFeature[],
  columns: readonly StoredColumn[],
  choices: FeatureChoices,
): Properties {
  const properties: Record<string, number | string> = {};
  for (const feature of features) {
    const column = columnOf(feature, columns, choices);
    if (!column || column.key in properties) continue;
    const value = column.kind === 'number' ? numberIn(feature, column) : wordIn(feature, column);
    if (value !== undefined) properties[column.key] = value;
  }
  return properties;
}

/** Without the values that came from features before, and with those that come from them now. */
export function withFeatures(
  before: Properties,
  forgotten: Iterable<string>,
  features: Properties,
): Properties {
  const gone = new Set(forgotten);
  return { ...Object.fromEntries(Object.entries(before).filter(([key]) => !gone.has(key))), ...features };
}

const numberWithUnit = /^([-−–]?\d[\d.,'’  ]{0,20}?)[  ]*([^\d\s.,][^\d]{0,15})$/;

function numberIn({ values, unit }: SourceFeature, column: StoredColumn): number | undefined {
  const [value] = values;
  if (value === undefined || values.length > 1) return undefined;
  if (typeof value === 'number') return inUnit(value, unit, column);
  const [, digits, written] = numberWithUnit.exec(value.de ?? value.en ?? '') ?? [];
  if (digits === undefined) return undefined;
  const read = decimalOf(digits.trim(), value.de === undefined ? '.' : ',');
  return 'reason' in read ? undefined : inUnit(Number(read.decimal), written ?? unit, column);
}

function inUnit(value: number, unit: string | null, column: StoredColumn): number | undefined {
  if (unit === null || column.unit === null) return unit === column.unit || unit === null ? value : undefined;
  return convertUnit(value, unit, column.unit);
}

function wordIn({ values, unit }: SourceFeature, column: StoredColumn): string | undefined {
  const [value] = values;
  if (value === undefined || values.length > 1) return undefined;
  if (typeof value === 'number')
    return unit === null || unit === column.unit ? String(value) : `${value} ${unit}`;
  const words = [value.de, value.en].flatMap((word) => word ?? []);
  const forms = words.map(compareForm);
  const known = Object.entries(column.values ?? {}).find(([key, names]) =>
    [key, names.de, names.en].some((name) => forms.includes(compareForm(name))),
  );
  const [first] = words;
  return known?.[0] ?? (first !== undefined && first.length <= longestCell ? first : undefined);
}
