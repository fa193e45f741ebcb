import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../calls/api-error';
import { useErrorMessage } from '../calls/use-call';
import { mergeChanges } from './merge-changes';

export type FieldErrors<T> = Partial<Record<keyof T & string, string>>;

export interface FormOptions<T> {
  initial: T;
  /** What is wrong with the values, by field. May load a schema lazily. */
  check?: (values: T) => FieldErrors<T> | Promise<FieldErrors<T>>;
  /** Sends the values. An ApiError with a `field` is shown at that field, any other above the form. */
  save: (values: T) => Promise<unknown>;
  /** What the form calls a field that the service names by its own path, e.g. `company.name`. */
  fieldOf?: (path: string) => string;
  /** Asks for the values that the form would begin with now, after somebody else has saved; none where nothing is left. */
  readAnew?: () => Promise<T | undefined>;
}

export interface FormField<V> {
  id: string;
  name: string;
  value: V;
  onChange: (value: V) => void;
  error: string | undefined;
  disabled: boolean;
  /** What somebody else has made of it meanwhile, where it was changed here too. */
  theirs?: V | undefined;
}

export interface FormState<T> {
  values: T;
  errors: FieldErrors<T>;
  /** What went wrong with the whole: the server's words, or that it cannot be reached. */
  failure: string | undefined;
  busy: boolean;
  dirty: boolean;
  /** Somebody else has saved first: `takeOver` is the way on. */
  outdated: boolean;
  /** The fields hold what somebody else has saved, beside what was changed here; until it is saved. */
  tookOver: boolean;
  /** Props for a field of the form: `<TextField label={…} {...form.field('city')} />`. */
  field<K extends keyof T & string>(name: K): FormField<T[K]>;
  set(change: Partial<T>): void;
  fieldId(name: string): string;
  submit(): Promise<void>;
  reset(values?: T): void;
  /** Lets the fields follow what is saved by now; what was changed here stays. */
  follow(saved: T): void;
  /** Asks for what is saved by now and follows it. */
  takeOver(): Promise<void>;
}

/** State of a form: values, errors at their fields, one submission at a time, disabled while it runs. */
export function useForm<T extends object>({
  initial,
  check,
  save,
  fieldOf,
  readAnew,
}: FormOptions<T>): FormState<T> {
  const formId = useId();
  const [start, setStart] = useState(initial);
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<FieldErrors<T>>({});
  const [failure, setFailure] = useState<string>();
  const [theirs, setTheirs] = useState<Partial<T>>({});
  const [outdated, setOutdated] = useState(false);
  const [tookOver, setTookOver] = useState(false);
  const [busy, setBusy] = useState(false);
  // A second Enter arrives before React has drawn the first one's `busy`.
  const running = useRef(false);
  const messageOf = useErrorMessage();
  const { t } = useTranslation('kit');
  const fieldId = (name: string) => `${formId}-${name}`;

  const fail = (error: unknown) => {
    if (!isApiError(error)) {
      // A file that could not be loaded, or a bug: whoever pressed the button hears of it as well as the console.
      setFailure(messageOf(error));
      throw error;
    }
    if (error.body.code === 'CHANGED_MEANWHILE' && readAnew) {
      setOutdated(true);
      return;
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
  const follow = (saved: T) => {
    const merged = mergeChanges(start, values, saved, theirs);
    setStart(saved);
    setValues(merged.values);
    setTheirs(merged.theirs);
    setErrors((before) => onlyUnchanged(before, values, merged.values));
    setOutdated(false);
  };
  /** One thing at a time: a second Enter or click while it runs does nothing. */
  const alone = async (work: () => Promise<void>) => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setFailure(undefined);
    try {
      await work();
    } catch (error) {
      fail(error);
    } finally {
      running.current = false;
      setBusy(false);
    }
  };
  const begin = (next: T) => {
    setStart(next);
    setTheirs({});
    setOutdated(false);
    setTookOver(false);
  };
  return {
    values,
    errors,
    failure,
    busy,
    dirty: Object.keys(values).some((name) => values[name as keyof T] !== start[name as keyof T]),
    outdated,
    tookOver,
    fieldId,
    set,
    follow,
    field: (name) => ({
      id: fieldId(name),
      name,
      value: values[name],
      onChange: (value) => set({ [name]: value } as unknown as Partial<T>),
      error: errors[name],
      disabled: busy,
      ...(name in theirs ? { theirs: theirs[name] } : {}),
    }),
    submit: () =>
      alone(async () => {
        const found = (await check?.(values)) ?? {};
        setErrors(found);
        if (Object.keys(found).length > 0) return;
        await save(values);
        begin(values);
      }),
    takeOver: () =>
      alone(async () => {
        const saved = await readAnew?.();
        if (!saved) return setFailure(t('form.gone'));
        follow(saved);
        setTookOver(true);
      }),
    reset(next = start) {
      begin(next);
      setValues(next);
      setErrors({});
      setFailure(undefined);
    },
  };
}

/** What was wrong with a value is not said of another one. */
function onlyUnchanged<T extends object>(errors: FieldErrors<T>, before: T, after: T): FieldErrors<T> {
  const names = Object.keys(errors) as (keyof T & string)[];
  return Object.fromEntries(
    names.filter((name) => before[name] === after[name]).map((name) => [name, errors[name]]),
  ) as FieldErrors<T>;
}
