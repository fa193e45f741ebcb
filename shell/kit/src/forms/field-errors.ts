import type { FieldValues, FieldErrors as HookErrors, Resolver } from 'react-hook-form';

export type FieldErrors<T> = Partial<Record<keyof T & string, string>>;

type Check<T> = (values: T) => FieldErrors<T> | Promise<FieldErrors<T>>;

/** Lets a form check its values by the contract's messages, which the check loads on demand. */
export function resolverOf<T>(check: Check<T> | undefined): Resolver<FieldValues> {
  return async (values) => {
    const found = Object.entries((await check?.(values as T)) ?? {});
    const errors = found.map(([name, message]) => [name, { type: 'check', message }]);
    return errors.length > 0 ? { values: {}, errors: Object.fromEntries(errors) } : { values, errors: {} };
  };
}

/** The words at each field; what concerns the whole form is said elsewhere. */
export function errorsAtFields<T>({ root: _, ...errors }: HookErrors): FieldErrors<T> {
  const words = Object.entries(errors).map(([name, error]) => [name, error?.message]);
  return Object.fromEntries(words) as FieldErrors<T>;
}
