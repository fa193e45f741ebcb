import { errorMessage } from '@werkbank/contracts/errors';
import { useState } from 'react';
import { useFormats } from '../formats/use-formats';
import { isDay, readDate } from '../formats/read-date';
import { exampleWithin } from './days';

export interface TypedDay {
  /** Text of the field: as typed, else as the configuration writes days. */
  readonly text: string;
  readonly isDay: boolean;
  /** Error of a text that is no day, once the field is left. */
  readonly error: string | undefined;
  readonly type: (text: string) => void;
  readonly leave: () => void;
}

interface TypedDayOptions {
  min?: string | undefined;
  max?: string | undefined;
  /** `whole` where each day that is typed halfway would be acted upon. */
  years?: 'short' | 'whole';
}

/** A day as text. Its value is `YYYY-MM-DD`, empty, or the typed text if that is no day; `isDay` distinguishes them. */
export function useTypedDay(
  label: string,
  value: string,
  onChange: (value: string) => void,
  { min, max, years }: TypedDayOptions = {},
): TypedDay {
  const formats = useFormats();
  const [draft, setDraft] = useState<{ text: string; value: string }>();
  const typing = draft?.value === value;
  const known = isDay(value);
  return {
    text: typing ? draft.text : known ? formats.date(value) : value,
    isDay: known,
    error:
      typing || known || value === ''
        ? undefined
        : errorMessage('NOT_A_DATE', formats.language, {
            field: label,
            example: formats.date(exampleWithin(min, max)),
          }),
    type(text) {
      const next = readDate(text, formats.dateFormat, years) ?? text.trim();
      setDraft({ text, value: next });
      onChange(next);
    },
    leave: () => setDraft(undefined),
  };
}
