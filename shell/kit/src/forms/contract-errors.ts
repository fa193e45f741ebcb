import type * as entities from '@werkbank/contracts/entities';
import type { Language } from '@werkbank/contracts/localization';
import type { fieldMessages as ofContract } from '@werkbank/contracts/validation';

type Entities = typeof entities;
type Schema = Parameters<typeof ofContract>[0];

export type ErrorsByField = Partial<Record<string, string>>;

/**
 * Errors of a form's request by field, in the words of the service's refusals; `shown` writes compared values. The schemas are
 * loaded on demand.
 */
export async function contractErrors(
  schemaOf: (entities: Entities) => Schema,
  sent: object,
  language: Language,
  labelOf: (field: string) => string,
  shown?: (value: string | number) => string | number,
): Promise<ErrorsByField> {
  const [loaded, { fieldMessages }] = await Promise.all([
    import('@werkbank/contracts/entities'),
    import('@werkbank/contracts/validation'),
  ]);
  return fieldMessages(schemaOf(loaded), sent, language, labelOf, shown);
}

/** An empty text of a form is null for the service. */
export function textOrNull(text: string): string | null {
  return text.trim() === '' ? null : text;
}
