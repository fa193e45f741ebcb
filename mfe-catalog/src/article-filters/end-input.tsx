import { UnreadNumber } from '@werkbank/contracts/numbers';
import { useFormats } from '@werkbank/kit/formats';
import { useId, useState } from 'react';
import { decimalsOf } from './filter-chips';
import css from './filters.module.css';

/** Finer than any property of an article. */
const decimals = 3;

/** An end of a range to type. What is no number, or two, stays in the field with the reason; emptied, the end is open. */
export function EndInput({
  value,
  label,
  unit,
  onTake,
}: {
  /** Nothing where none is chosen. */
  value: number | undefined;
  label: string;
  unit: string | null;
  onTake: (value: number | undefined) => void;
}) {
  const formats = useFormats();
  const noteId = useId();
  const [draft, setDraft] = useState<string>();
  const [refusal, setRefusal] = useState<string>();
  const take = () => {
    if (draft === undefined) return;
    const typed = formats.read(draft, { decimals, units: unit === null ? [] : [unit] });
    if (typed instanceof UnreadNumber) {
      // Loaded when something is wrong: visitors do without the table of messages.
      void import('@werkbank/contracts/numbers').then(({ numberMessage }) =>
        setRefusal(numberMessage(typed, formats.language)),
      );
      return;
    }
    setDraft(undefined);
    setRefusal(undefined);
    if (typed !== value) onTake(typed);
  };
  return (
    <>
      <input
        type="text"
        inputMode="decimal"
        aria-label={label}
        aria-invalid={refusal === undefined ? undefined : true}
        aria-describedby={refusal === undefined ? undefined : noteId}
        value={draft ?? (value === undefined ? '' : formats.decimal(value.toFixed(decimalsOf(value))))}
        onChange={(event) => {
          setDraft(event.target.value);
          setRefusal(undefined);
        }}
        onBlur={take}
        onKeyDown={(event) => {
          if (event.key === 'Enter') take();
        }}
      />
      {refusal === undefined ? null : (
        <span id={noteId} role="alert" className={css.refusal}>
          {refusal}
        </span>
      )}
    </>
  );
}
