import type { CatalogueImportMode, ColumnMapping } from '@werkbank/contracts/entities';

const required: Readonly<Record<CatalogueImportMode, readonly string[]>> = {
  full: ['number', 'name'],
  update: ['number'],
  prices: ['number', 'price'],
  stock: ['number', 'stock'],
};

/** Fields that a table of a mode needs. */
export const requiredFields = (mode: CatalogueImportMode): readonly string[] => required[mode];

/** The first required field that no column has. */
export function missingField(
  columns: readonly ColumnMapping[],
  mode: CatalogueImportMode,
): string | undefined {
  return required[mode].find((field) => !columns.some((column) => column.field === field));
}
