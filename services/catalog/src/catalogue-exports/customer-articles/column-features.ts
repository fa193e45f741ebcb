import type { Language } from '@werkbank/contracts/localization';
import type { SourceFeature, StoredColumn } from '../../catalogue/index.js';
import type { GroupTable } from '../../search/index.js';
import type { FoundFeature } from '../write-table/feature-columns.js';

/** Wider tables open in no spreadsheet at ease. */
const mostFeatures = 400;

export type Tables = Readonly<Record<string, Pick<GroupTable, 'columns' | 'detailsColumns'>>>;

const columnsOf = (table: Tables[string] | undefined): StoredColumn[] =>
  table === undefined ? [] : [...table.columns, ...table.detailsColumns];

/** The columns of all groups, those of most groups first. */
export function columnFeatures(tables: Tables, language: Language): FoundFeature[] {
  const found = new Map<string, FoundFeature & { groups: number }>();
  for (const column of Object.values(tables).flatMap(columnsOf)) {
    const { unit } = column;
    const name = column[language];
    const key = `${name}\n${unit ?? ''}`;
    const known = found.get(key);
    if (known) known.groups++;
    else found.set(key, { name, unit, inEnglish: false, groups: 1 });
  }
  return [...found.values()]
    .sort((a, b) => b.groups - a.groups || (a.name < b.name ? -1 : 1))
    .slice(0, mostFeatures);
}

/** Values of a group's columns as features. */
export function featuresOfProperties(
  properties: Readonly<Record<string, number | string>>,
  table: Tables[string] | undefined,
): SourceFeature[] {
  return columnsOf(table).flatMap((column): SourceFeature[] => {
    const value = properties[column.key];
    if (value === undefined) return [];
    const { de, en, unit, values } = column;
    const shown = typeof value === 'number' ? value : (values?.[value] ?? { de: value, en: value });
    return [{ system: null, classId: null, id: null, name: { de, en }, values: [shown], unit }];
  });
}
