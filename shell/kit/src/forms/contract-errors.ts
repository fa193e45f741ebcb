import type * as entities from '@werkbank/contracts/entities';
import type { Language } from '@werkbank/contracts/localization';
import type { fieldMessages as ofContract } from '@werkbank/contracts/validation';

type Entities = typeof entities;
type Schema = Parameters<typeof ofContract>[0];

export type ErrorsByField = Partial<Record<string, string>>;

/**
 * What is wrong with what a form would send, by field, in the words in which the service would refuse it; `shown` writes
 * what a rule compares with. The schemas are loaded when they are needed.
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

/** What the service knows as nothing, a form knows as an empty text. */
export function textOrNull(text: string): string | null {
  return text.trim() === '' ? null : text;
}
