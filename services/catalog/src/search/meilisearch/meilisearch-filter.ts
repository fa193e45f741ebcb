import type { FilterChoice, Filters } from '@werkbank/contracts/filters';

const quoted = (text: string) => `"${text.replace(/[\\"]/g, '\\$&')}"`;

/** The filter expressions of a query, each of which must hold; `without` leaves one property's own choice aside. */
export function meilisearchFilter(
  filters: Filters,
  categoryId: string | undefined,
  without?: string,
): string[] {
  const expressions = Object.entries(filters).flatMap(([property, choice]) =>
    property === without ? [] : expressionsOf(`properties.${property}`, choice),
  );
  return categoryId === undefined ? expressions : [`categoryIds = ${quoted(categoryId)}`, ...expressions];
}

function expressionsOf(attribute: string, choice: FilterChoice): string[] {
  if ('values' in choice) return [`${attribute} IN [${choice.values.map(quoted).join(', ')}]`];
  const { min, max } = choice.range;
  return [
    ...(min === undefined ? [] : [`${attribute} >= ${min}`]),
    ...(max === undefined ? [] : [`${attribute} <= ${max}`]),
  ];
}
