import { UnreadNumber } from '@werkbank/contracts/numbers';
import { useFormats } from '@werkbank/kit/formats';
import { useId, useState } from 'react';
import { decimalsOf } from './filter-chips';
import css from './filters.module.css';

/** Finer than any property of an article. */
const decimals = 3;

/**
 * A text field for one end of a range. A text that is not one number stays in the field with the reason;
 * an empty field means no limit.
 */
export function EndInput({
  value,
  label,
  unit,
  onTake,
}: {
  /** Undefined: this end is open. */
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
      // The table of messages is loaded on an error only, so that most visitors do not download it.
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
