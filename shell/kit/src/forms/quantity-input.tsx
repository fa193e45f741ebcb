import { quantityLimits } from '@werkbank/contracts/limits';
import { useState } from 'react';
import css from './forms.module.css';

/**
 * Pieces of an article: digits only, 1 to 9999. `onChange` hears whole, allowed quantities only; an empty or zero
 * field falls back to the last one when it is left. Enter says `onEnter`. Arrow keys count up and down.
 */
export function QuantityInput({
  value,
  onChange,
  onEnter,
  label,
  max = quantityLimits.max,
  disabled,
}: {
  value: number;
  onChange: (quantity: number) => void;
  onEnter?: (quantity: number) => void;
  label: string;
  max?: number;
  disabled?: boolean;
}) {
  const [draft, setDraft] = useState<string>();
  const limit = (quantity: number) => Math.min(max, Math.max(quantityLimits.min, quantity));
  const take = (text: string) => {
    const digits = text.replace(/\D/g, '').slice(0, 4);
    const quantity = Number(digits);
    const allowed = digits !== '' && quantity >= quantityLimits.min;
    setDraft(allowed && quantity <= max ? undefined : allowed ? undefined : digits);
    if (allowed) onChange(limit(quantity));
  };
  return (
    <input
      className={`${css.control} ${css.quantity}`}
      data-quantity
      type="text"
      inputMode="numeric"
      pattern="[0-9]*"
      autoComplete="off"
      aria-label={label}
      disabled={disabled}
      value={draft ?? String(value)}
      onChange={(event) => take(event.target.value)}
      onBlur={() => setDraft(undefined)}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && draft === undefined && onEnter) {
          event.preventDefault();
          onEnter(value);
        }
        const step = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0;
        if (step !== 0) {
          event.preventDefault();
          setDraft(undefined);
          onChange(limit(value + step));
        }
      }}
    />
  );
}
