import type { ApiError } from '@werkbank/contracts/client';
import { useId, useRef, useState } from 'react';
import { type FieldValues, useForm as useHookForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../api/api-error';
import { useErrorMessage } from '../api/api-hooks';
import { useNotify } from '../host/host-context';
import { changedByBoth } from './changed-by-both';
import { errorsAtFields, type FieldErrors, resolverOf } from './field-errors';

export type { FieldErrors } from './field-errors';

export interface FormOptions<T> {
  initial: T;
  /** Errors of the values by field. May load a schema lazily. */
  check?: (values: T) => FieldErrors<T> | Promise<FieldErrors<T>>;
  /** Sends the values. An ApiError with a `field` is shown at that field, any other above the form; both as a notification too. */
  save: (values: T) => Promise<unknown>;
  /** The form's name of a field that the service names by its own path, e.g. `company.name`. */
  fieldOf?: (path: string) => string;
  /** Asks for the current initial values after another person has saved; undefined if the object is gone. */
  refetch?: () => Promise<T | undefined>;
}

export interface FormField<V> {
  id: string;
  name: string;
  value: V;
  onChange: (value: V) => void;
  error: string | undefined;
  disabled: boolean;
  /** The other person's value meanwhile, if it was changed here too. */
  theirs?: V | undefined;
}

export interface FormState<T> {
  /** The same object until something changes, also for `save`. */
  values: T;
  errors: FieldErrors<T>;
  /** Error of the whole form: the service's words, or that it cannot be reached. */
  failure: string | undefined;
  busy: boolean;
  dirty: boolean;
  /** Another person has saved first: `takeOver` resolves it. */
  outdated: boolean;
  /** The fields show the state that another person saved, beside the changes here; until it is saved. */
  tookOver: boolean;
  /** Props for a field of the form: `<TextField label={…} {...form.field('city')} />`. */
  field<K extends keyof T & string>(name: K): FormField<T[K]>;
  set(change: Partial<T>): void;
  fieldId(name: string): string;
  submit(): Promise<void>;
  /** Back to the saved state. */
  reset(): void;
  /** Lets the fields follow the saved state; changes here stay. */
  follow(saved: T): void;
  /** Reads the saved state and follows it. */
  takeOver(): Promise<void>;
}

/** Errors of the whole form: a failure with its message, and an outdated form. */
const FAILED = 'failed';
const OUTDATED = 'outdated';

/** The session announces a 401, and the person who cancelled an upload knows of it. */
function isToldToAll({ status, body }: ApiError): boolean {
  return status !== 401 && !(status === 0 && body.field !== undefined);
}

/** State of a form: values, errors at their fields, one submission at a time, disabled while it runs. */
export function useServiceForm<T extends object>({
  initial,
  check,
  save,
  fieldOf,
  refetch,
}: FormOptions<T>): FormState<T> {
  const formId = useId();
  // Fields hold their values themselves, so the library knows a form of names; what they are called is checked by `T`.
  const hookForm = useHookForm<FieldValues>({
    defaultValues: initial,
    resolver: resolverOf(check),
    // The reader is taken to the sum of the errors, see `Form`.
    shouldFocusError: false,
  });
  const { errors, isDirty, defaultValues: start } = hookForm.formState;
  const atFields = errorsAtFields<T>(errors);
  const values = useWatch({ control: hookForm.control }) as T;
  const [theirs, setTheirs] = useState<Partial<T>>({});
  const [tookOver, setTookOver] = useState(false);
  const [busy, setBusy] = useState(false);
  // A second Enter arrives before React has drawn the first one's `busy`.
  const running = useRef(false);
  const messageOf = useErrorMessage();
  const notify = useNotify();
  const { t } = useTranslation('kit');
  const fieldId = (name: string) => `${formId}-${name}`;

  const fail = (error: unknown) => {
    if (!isApiError(error)) {
      // A file that could not be loaded, or a bug: shown to the person, and thrown for the console.
      hookForm.setError('root', { type: FAILED, message: messageOf(error) });
      throw error;
    }
    if (isToldToAll(error)) notify('error', messageOf(error));
    if (error.body.code === 'CHANGED_MEANWHILE' && refetch) {
      hookForm.setError('root', { type: OUTDATED });
      return;
    }
    const path = error.body.field;
    const field = path === undefined ? undefined : (fieldOf?.(path) ?? path);
    if (field !== undefined && field in values) hookForm.setError(field, { message: error.message });
    else hookForm.setError('root', { type: FAILED, message: messageOf(error) });
  };
  const set = (change: Partial<T>) => {
    hookForm.setValues(change, { shouldDirty: true });
    hookForm.clearErrors(Object.keys(change));
  };
  const follow = (saved: T) => {
    const before = hookForm.getValues();
    setTheirs(changedByBoth(start as T, before as T, saved, theirs));
    hookForm.reset(saved, { keepDirtyValues: true, keepDirty: true, keepErrors: true });
    // A field that both have changed to the same value is no longer a change.
    hookForm.setValues(hookForm.getValues(), { shouldDirty: true });
    const after = hookForm.getValues();
    // An error belongs to its value, not to a new one.
    hookForm.clearErrors(Object.keys(after).filter((name) => after[name] !== before[name]));
    if (errors.root?.type === OUTDATED) hookForm.clearErrors('root');
  };
  /** One thing at a time: a second Enter or click while it runs does nothing. */
  const alone = async (work: () => Promise<void>) => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    hookForm.clearErrors('root');
    try {
      await work();
    } catch (error) {
      fail(error);
    } finally {
      running.current = false;
      setBusy(false);
    }
  };
  const settle = () => {
    setTheirs({});
    setTookOver(false);
  };
  return {
    values,
    errors: atFields,
    failure: errors.root?.type === FAILED ? errors.root.message : undefined,
    busy,
    dirty: isDirty,
    outdated: errors.root?.type === OUTDATED,
    tookOver,
    fieldId,
    set,
    follow,
    field: (name) => ({
      id: fieldId(name),
      name,
      value: values[name],
      onChange: (value) => set({ [name]: value } as unknown as Partial<T>),
      error: atFields[name],
      disabled: busy,
      ...(name in theirs ? { theirs: theirs[name] } : {}),
    }),
    submit: () =>
      alone(
        hookForm.handleSubmit(
          async () => {
            // Not the library's copy: the same object once more is the same upload once more.
            await save(values);
            hookForm.resetDefaultValues(values);
            settle();
          },
          () => notify('error', t('form.pleaseCorrect')),
        ),
      ),
    takeOver: () =>
      alone(async () => {
        const saved = await refetch?.();
        if (!saved) return hookForm.setError('root', { type: FAILED, message: t('form.gone') });
        follow(saved);
        setTookOver(true);
      }),
    reset() {
      settle();
      hookForm.reset();
    },
  };
}
