import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../buttons/button';
import * as icons from '../icons/paths';
import css from './forms.module.css';
import type { FormState } from './use-service-form';

/** The form pattern: errors summed on top, fields below, Enter submits. */
export function Form<T extends object>({
  form,
  label,
  wide = false,
  children,
}: {
  form: FormState<T>;
  label: string;
  wide?: boolean;
  children: ReactNode;
}) {
  return (
    <form
      className={`${css.form} ${wide ? css.wide : ''}`}
      aria-label={label}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
    >
      <FormErrors form={form} />
      {children}
    </form>
  );
}

/** Fields side by side, if there is room. */
export function FormRow({ children }: { children: ReactNode }) {
  return <div className={css.row}>{children}</div>;
}

function FormErrors<T extends object>({ form }: { form: FormState<T> }) {
  const { t } = useTranslation('kit');
  const box = useRef<HTMLDivElement>(null);
  // In the order of the values, which is that of the fields; a schema may have another one.
  const entries = Object.keys(form.values).flatMap((name) => {
    const message = form.errors[name as keyof T & string];
    return message === undefined ? [] : [[name, message] as const];
  });
  const shown = form.failure !== undefined || form.outdated || entries.length > 0;
  // After a refused submission the reader is taken to the reasons, not left at the button.
  useEffect(() => {
    if (shown && !form.busy) box.current?.focus();
  }, [shown, form.busy]);
  if (!shown) return form.tookOver ? <TookOver form={form} /> : null;
  return (
    <div ref={box} className={css.summary} role="alert" tabIndex={-1}>
      <p>{form.failure ?? t(form.outdated ? 'form.outdated' : 'form.pleaseCorrect')}</p>
      {form.outdated ? (
        <Button icon={icons.reload} busy={form.busy} onClick={() => void form.takeOver()}>
          {t('form.takeOver')}
        </Button>
      ) : null}
      {entries.length > 0 ? (
        <ul>
          {entries.map(([name, message]) => (
            <li key={name}>
              <a
                href={`#${form.fieldId(name)}`}
                onClick={(event) => {
                  event.preventDefault();
                  document.getElementById(form.fieldId(name))?.focus();
                }}
              >
                <FieldName id={form.fieldId(name)} message={message} />
                <span>{message}</span>
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

/** Which field it is about, where the message does not say so itself. */
function FieldName({ id, message }: { id: string; message: string }) {
  const control = document.getElementById(id);
  const labels =
    control && 'labels' in control ? (control.labels as NodeListOf<HTMLLabelElement> | null) : null;
  const name = labels?.[0]?.firstChild?.textContent ?? control?.getAttribute('aria-label');
  if (!name || message.includes(name)) return null;
  return <span>{`${name}: `}</span>;
}

/** Announces the takeover and the values to check; the button that had the focus is gone. */
function TookOver<T extends object>({ form }: { form: FormState<T> }) {
  const { t } = useTranslation('kit');
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => line.current?.focus(), []);
  const both = Object.keys(form.values).some(
    (name) => form.field(name as keyof T & string).theirs !== undefined,
  );
  return (
    <p ref={line} className={css.tookOver} role="status" tabIndex={-1}>
      {t(both ? 'form.tookOverBoth' : 'form.tookOver')}
    </p>
  );
}

/** Appears when something was changed: save it or take it back. */
export function SaveBar<T extends object>({ form }: { form: FormState<T> }) {
  const { t } = useTranslation('kit');
  if (!form.dirty) return null;
  return (
    <div className={css.saveBar} data-save-bar>
      <span role="status">{t('form.unsaved')}</span>
      <Button onClick={() => form.reset()} disabled={form.busy}>
        {t('form.discard')}
      </Button>
      <Button kind="primary" type="submit" busy={form.busy}>
        {t('form.save')}
      </Button>
    </div>
  );
}
