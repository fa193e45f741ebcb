import type { Language } from '@werkbank/contracts/localization';

/** Errors of an address by field, with the contract's messages; its schema is loaded on demand. */
export async function addressErrors<T extends object>(
  values: T,
  language: Language,
  labelOf: (field: string) => string,
): Promise<Partial<Record<keyof T & string, string>>> {
  const [{ addressData }, { fieldMessages }] = await Promise.all([
    import('@werkbank/contracts/entities'),
    import('@werkbank/contracts/validation'),
  ]);
  return fieldMessages(addressData, values, language, labelOf);
}
