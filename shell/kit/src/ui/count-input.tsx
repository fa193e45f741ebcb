import InputNumber from 'antd/es/input-number';
import { useState } from 'react';
import { useFormats } from '../formats/use-formats';
import css from './ui.module.css';

/** How many of some, from none to all of them, in a row of a table: named for who does not see the row. */
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
  // None, as long as nothing is typed in its place.
  const [emptied, setEmptied] = useState(false);
  return (
    <span className={css.count}>
      <InputNumber<number>
        aria-label={label}
        value={emptied ? null : value}
        min={0}
        max={max}
        precision={0}
        controls={false}
        inputMode="numeric"
        disabled={disabled}
        onFocus={(event) => event.target.select()}
        onBlur={() => setEmptied(false)}
        onChange={(next) => {
          setEmptied(next === null);
          onChange(next ?? 0);
        }}
      />
      <span aria-hidden="true">{`/ ${formats.number(max)}`}</span>
    </span>
  );
}
