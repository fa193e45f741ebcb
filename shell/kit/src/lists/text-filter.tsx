import { listLimits } from '@werkbank/contracts/limits';
import { useEffect, useState } from 'react';
import css from './list-filters.module.css';

/** Long enough for one request per word, short enough not to be noticed. */
const pauseMs = 350;

/** Narrows a list by a text: after a pause in typing, or at once with Enter. */
export function TextFilter({
  label,
  value,
  onChange,
  inputMode = 'text',
  placeholder,
  maxLength = listLimits.search,
  short = false,
}: {
  label: string;
  /** As in the address. */
  value: string;
  onChange: (value: string) => void;
  inputMode?: 'numeric' | 'text';
  placeholder?: string | undefined;
  /** The limit of the service. */
  maxLength?: number;
  /** A filter among many, rather than the main search. */
  short?: boolean;
}) {
  const [draft, setDraft] = useState(value);
  const [known, setKnown] = useState(value);
  // Back, forward and "reset" change the address from elsewhere.
  if (value !== known) {
    setKnown(value);
    setDraft(value);
  }
  useEffect(() => {
    if (draft.trim() === value) return;
    const timer = setTimeout(() => onChange(draft.trim()), pauseMs);
    return () => clearTimeout(timer);
  }, [draft, value, onChange]);
  return (
    <label className={`${css.filter} ${short ? '' : css.text}`}>
      <span>{label}</span>
      <input
        type="search"
        value={draft}
        inputMode={inputMode}
        maxLength={maxLength}
        autoComplete="off"
        {...(placeholder === undefined ? {} : { placeholder })}
        onChange={(event) => setDraft(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // Within a form it would send the form.
          event.preventDefault();
          onChange(draft.trim());
        }}
      />
    </label>
  );
}
