import { useFormats } from '@werkbank/kit/formats';
import css from './count-input.module.css';

/** A number of pieces from none to all of them. */
export function CountInput({
  value,
  max,
  label,
  disabled = false,
  onChange,
}: {
  value: number;
  max: number;
  label: string;
  disabled?: boolean;
  onChange: (value: number) => void;
}) {
  const formats = useFormats();
  const take = (wanted: number) => onChange(Math.min(max, Math.max(0, wanted)));
  return (
    <span className={css.count}>
      <input
        type="text"
        inputMode="numeric"
        autoComplete="off"
        aria-label={label}
        disabled={disabled}
        value={value === 0 ? '0' : String(value)}
        onFocus={(event) => event.target.select()}
        onChange={(event) => take(Number(event.target.value.replace(/\D/g, '').slice(0, 5)))}
        onKeyDown={(event) => {
          const step = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0;
          if (step === 0) return;
          event.preventDefault();
          take(value + step);
        }}
      />
      <span aria-hidden="true">{`/ ${formats.number(max)}`}</span>
    </span>
  );
}
