import { useId, useState } from 'react';
import { DateInput } from '../dates/date-input';
import { useTypedDay } from '../dates/use-typed-day';
import { isDay, readDate } from '../formats/read-date';
import { useFormats } from '../formats/use-formats';
import { Icon } from '../icons/icon';
import * as icons from '../icons/paths';
import css from './list-filters.module.css';

/** Narrows a list by a day. Text that is no day stays in field and address with an error; requests leave it out by `dayOf`. */
export function DayFilter({
  label,
  value,
  onChange,
  min,
  max,
}: {
  label: string;
  /** As in the address. */
  value: string;
  onChange: (value: string) => void;
  min?: string | undefined;
  max?: string | undefined;
}) {
  const id = useId();
  const { dateFormat } = useFormats();
  const [draft, setDraft] = useState(value);
  const [known, setKnown] = useState(value);
  // Back, forward and "reset" change the address from elsewhere.
  if (value !== known) {
    setKnown(value);
    setDraft(value);
  }
  // Half a day narrows nothing: the list stays as it is until there is one, or until the field is left.
  const take = (next: string) => {
    setDraft(next);
    if (next === '' || isDay(next)) onChange(next);
  };
  const typed = useTypedDay(label, draft, take, { min, max, years: 'whole' });
  const leave = () => {
    const day = readDate(draft, dateFormat) ?? draft;
    typed.leave();
    setDraft(day);
    if (day !== value) onChange(day);
  };
  const noteId = `${id}-note`;
  return (
    <div className={css.filter}>
      <label htmlFor={id}>{label}</label>
      {typed.error ? (
        <p id={noteId} className={css.error}>
          <Icon path={icons.alert} size={12} />
          {typed.error}
        </p>
      ) : null}
      <DateInput
        label={label}
        typed={{ ...typed, leave }}
        value={draft}
        onChange={take}
        min={min}
        max={max}
        control={{
          id,
          className: '',
          'aria-describedby': typed.error ? noteId : undefined,
          'aria-invalid': typed.error ? true : undefined,
          'aria-required': undefined,
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // Within a form it would send the form.
          event.preventDefault();
          leave();
        }}
      />
    </div>
  );
}

/** The day of a filter in the address; empty for another text, which the service would refuse. */
export function dayOf(filter: string): string {
  return isDay(filter) ? filter : '';
}
