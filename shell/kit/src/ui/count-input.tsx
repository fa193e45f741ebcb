import { UnreadNumber } from '@werkbank/contracts/numbers';
import InputNumber from 'antd/es/input-number';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../formats/use-formats';
import css from './ui.module.css';

/** Blank stays blank. A text with no reading, or two, is no number, so the former count returns. */
const read = (typed: number | UnreadNumber | undefined) =>
  typed instanceof UnreadNumber ? Number.NaN : (typed ?? '');

/** A quantity from none to all, in a row of a table, labelled for people who do not see the row. */
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
  const { t } = useTranslation('kit');
  const noteId = useId();
  const wrong = !Number.isInteger(value) || value < 0 || value > max;
  // None, as long as nothing is typed in its place.
  const [emptied, setEmptied] = useState(false);
  return (
    <span className={css.count}>
      <InputNumber<number | string>
        aria-label={label}
        value={emptied ? null : value}
        // A quantity that is too high stays as typed, with an error: the dialog refuses it.
        status={wrong ? 'error' : ''}
        aria-invalid={wrong || undefined}
        aria-describedby={wrong ? noteId : undefined}
        // Left to itself it would read `1,5` as 15.
        parser={(text = '') => read(formats.read(text))}
        controls={false}
        keyboard={false}
        inputMode="numeric"
        disabled={disabled}
        onFocus={(event) => event.target.select()}
        onBlur={() => setEmptied(false)}
        onChange={(next) => {
          setEmptied(next === null);
          onChange(Number(next ?? 0));
        }}
      />
      <span aria-hidden="true">{`/ ${formats.number(max)}`}</span>
      {wrong ? (
        <span id={noteId} role="alert" className={css.countNote}>
          {t('quantity.outside', { max: formats.number(max) })}
        </span>
      ) : null}
    </span>
  );
}
