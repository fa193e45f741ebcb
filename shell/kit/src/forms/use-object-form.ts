import { useLayoutEffect, useRef } from 'react';
import { type FormOptions, type FormState, useServiceForm } from './use-service-form';

export interface Locked {
  optimisticLockKey?: number | undefined;
}

export interface ObjectFormOptions<O extends Locked | null, T extends object>
  extends Omit<FormOptions<T>, 'initial' | 'save' | 'refetch'> {
  /** The edited object in its present state; null for a new one. */
  object: O;
  valuesOf: (object: O) => T;
  refetch: () => Promise<O | undefined>;
  /** Sends the values with the key of the state that the fields show. */
  save: (values: T, key: Locked) => Promise<unknown>;
}

/**
 * A form of an object that other people or other parts of the page may change as well. A newer state updates untouched fields
 * together with the lock key. So a key never belongs to a state that the fields do not show, and saving never undoes a change
 * by others.
 */
export function useObjectForm<O extends Locked | null, T extends object>({
  object,
  valuesOf,
  refetch,
  save,
  ...options
}: ObjectFormOptions<O, T>): FormState<T> {
  /** The object that the fields show. */
  const shown = useRef(object);
  const form = useServiceForm({
    ...options,
    initial: valuesOf(object),
    refetch: async () => {
      const saved = await refetch();
      return saved && valuesOf(saved);
    },
    save: (values) => save(values, keyOf(shown.current)),
  });
  // Before anything is painted or pressed: the library's own `values` would follow some time after the key.
  useLayoutEffect(() => {
    if (object === shown.current || form.busy) return;
    shown.current = object;
    form.follow(valuesOf(object));
  });
  return form;
}

function keyOf(object: Locked | null): Locked {
  const { optimisticLockKey } = object ?? {};
  return optimisticLockKey === undefined ? {} : { optimisticLockKey };
}
