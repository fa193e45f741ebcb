import type { Language } from '@werkbank/contracts/localization';

/** What is wrong with an address, by field, in the words of the contract; its schema is loaded when it is needed. */
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
