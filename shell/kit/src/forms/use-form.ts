import { useId, useRef, useState } from 'react';
import { isApiError } from '../calls/api-error';
import { useErrorMessage } from '../calls/use-call';

export type FieldErrors<T> = Partial<Record<keyof T & string, string>>;

export interface FormOptions<T> {
  initial: T;
  /** What is wrong with the values, by field. May load a schema lazily. */
  check?: (values: T) => FieldErrors<T> | Promise<FieldErrors<T>>;
  /** Sends the values. An ApiError with a `field` is shown at that field, any other above the form. */
  save: (values: T) => Promise<unknown>;
  /** What the form calls a field that the service names by its own path, e.g. `company.name`. */
  fieldOf?: (path: string) => string;
}

export interface FormField<V> {
  id: string;
  name: string;
  value: V;
  onChange: (value: V) => void;
  error: string | undefined;
  disabled: boolean;
}

export interface FormState<T> {
  values: T;
  errors: FieldErrors<T>;
  /** What went wrong with the whole: the server's words, or that it cannot be reached. */
  failure: string | undefined;
  busy: boolean;
  dirty: boolean;
  /** Props for a field of the form: `<TextField label={…} {...form.field('city')} />`. */
  field<K extends keyof T & string>(name: K): FormField<T[K]>;
  set(change: Partial<T>): void;
  fieldId(name: string): string;
  submit(): Promise<void>;
  reset(values?: T): void;
}

/** State of a form: values, errors at their fields, one submission at a time, disabled while it runs. */
export function useForm<T extends object>({ initial, check, save, fieldOf }: FormOptions<T>): FormState<T> {
  const formId = useId();
  const [start, setStart] = useState(initial);
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<FieldErrors<T>>({});
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  // A second Enter arrives before React has drawn the first one's `busy`.
  const running = useRef(false);
  const messageOf = useErrorMessage();
  const fieldId = (name: string) => `${formId}-${name}`;

  const fail = (error: unknown) => {
    if (!isApiError(error)) {
      // A file that could not be loaded, or a bug: whoever pressed the button hears of it as well as the console.
      setFailure(messageOf(error));
      throw error;
    }
    const path = error.body.field;
    const field = path === undefined ? undefined : (fieldOf?.(path) ?? path);
    if (field !== undefined && field in values) setErrors({ [field]: error.message } as FieldErrors<T>);
    else setFailure(messageOf(error));
  };
  const set = (change: Partial<T>) => {
    setValues((before) => ({ ...before, ...change }));
    setErrors((before) => {
      const after = { ...before };
      for (const name of Object.keys(change)) delete after[name as keyof T & string];
      return after;
    });
  };
  return {
    values,
    errors,
    failure,
    busy,
    dirty: Object.keys(values).some((name) => values[name as keyof T] !== start[name as keyof T]),
    fieldId,
    set,
    field: (name) => ({
      id: fieldId(name),
      name,
      value: values[name],
      onChange: (value) => set({ [name]: value } as unknown as Partial<T>),
      error: errors[name],
      disabled: busy,
    }),
    async submit() {
      if (running.current) return;
      running.current = true;
      setBusy(true);
      setFailure(undefined);
      try {
        const found = (await check?.(values)) ?? {};
        setErrors(found);
        if (Object.keys(found).length > 0) return;
        await save(values);
        setStart(values);
      } catch (error) {
        fail(error);
      } finally {
        running.current = false;
        setBusy(false);
      }
    },
    reset(next = start) {
      setStart(next);
      setValues(next);
      setErrors({});
      setFailure(undefined);
    },
  };
}
