import type { CallAnswer } from '@werkbank/contracts/calls';

type Feature = CallAnswer<'listSourceFeatures'>['features'][number];

/** The value of a choice that gives the group a new column. No key of a column has a blank. */
export const newColumn = 'new column';

/** The column of each feature: its key, empty for none, or a new one. */
export type ChosenColumns = Readonly<Record<string, string>>;

export function chosenColumns(features: readonly Feature[]): ChosenColumns {
  return Object.fromEntries(features.map(({ feature, columnKey }) => [feature, columnKey ?? '']));
}

/** The changed choices, to be saved. */
export function changedColumns(features: readonly Feature[], chosen: ChosenColumns) {
  return features.flatMap(({ feature, columnKey }) => {
    const key = chosen[feature] ?? '';
    if (key === (columnKey ?? '')) return [];
    return [
      { feature, columnKey: key === '' || key === newColumn ? null : key, asNewColumn: key === newColumn },
    ];
  });
}
