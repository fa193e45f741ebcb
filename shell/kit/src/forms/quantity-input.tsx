import { quantityLimits } from '@werkbank/contracts/limits';
import { checkQuantity, type OrderUnits, quantityRule } from '@werkbank/contracts/quantities';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePreferences } from '../host/host-context';
import { Icon } from '../icons/icon';
import * as icons from '../icons/paths';
import css from './forms.module.css';
import { QuantityNote } from './quantity-note';

interface QuantityInputProps {
  value: number;
  onChange: (quantity: number) => void;
  onEnter?: (quantity: number) => void;
  /** True while the field shows an error: then a button beside it does not ignore it silently. */
  onRefused?: (refused: boolean) => void;
  label: string;
  /** The message stands below the field, and moves what follows: beside totals, which it would cover. */
  noteInPlace?: boolean;
  max?: number;
  /** Rules of the quantity: another one is refused, and the next valid one is offered. */
  units?: OrderUnits | undefined;
  disabled?: boolean;
}

/**
 * Order units of an article: digits only, 1 to 9999. Focus selects the quantity, so typing replaces it. `onChange` receives
 * allowed quantities only. Other input is refused with a message: the former quantity holds, and returns when the field is
 * left. Enter calls `onEnter`. Arrow keys count up and down.
 */
export function QuantityInput(props: QuantityInputProps) {
  const { value, onChange, onEnter, onRefused, label, max = quantityLimits.max, units } = props;
  const { noteInPlace = false, disabled } = props;
  const { t } = useTranslation('kit');
  const noteId = useId();
  const input = useRef<HTMLInputElement>(null);
  const arrived = useRef(false);
  /** The quantity that holds after a refusal: the one at the first focus. */
  const [held, setHeld] = useState(value);
  const [draft, setDraft] = useState<string>();
  const [refusedText, setRefusedText] = useState<string>();
  const { language } = usePreferences();
  const misfit = checkQuantity(refusedText === undefined ? value : Number(refusedText) || 0, units);
  // A quantity of a former order can be off the interval too.
  const refused = refusedText !== undefined || (misfit !== null && draft === undefined);
  useEffect(() => onRefused?.(refused), [refused, onRefused]);

  const inLimits = (text: string) => /^\d+$/.test(text) && within(Number(text), max);
  const accepted = (text: string) => inLimits(text) && checkQuantity(Number(text), units) === null;
  const change = (text: string) => {
    const trimmed = text.trim();
    setDraft(trimmed);
    if (accepted(trimmed)) {
      setRefusedText(undefined);
      onChange(Number(trimmed));
      return;
    }
    // An empty field may become another quantity; it is checked when it is left or sent.
    setRefusedText(trimmed === '' ? undefined : trimmed);
    if (value !== held) onChange(held);
  };
  const refuseDraft = () => {
    if (draft === undefined || accepted(draft)) return false;
    setRefusedText(draft);
    return true;
  };
  return (
    <>
      <input
        ref={input}
        className={`${css.control} ${css.quantity}`}
        data-quantity
        type="text"
        inputMode="numeric"
        autoComplete="off"
        aria-label={label}
        aria-invalid={refused ? true : undefined}
        aria-describedby={refused ? noteId : undefined}
        disabled={disabled}
        value={draft ?? String(value)}
        onChange={(event) => change(event.target.value)}
        onFocus={(event) => {
          setHeld(value);
          arrived.current = true;
          event.target.select();
        }}
        onClick={(event) => {
          // The browser puts its caret where the click was, after the focus has come.
          if (arrived.current) event.currentTarget.select();
          arrived.current = false;
        }}
        onBlur={() => {
          // Left a second time as it is, the quantity that holds is meant.
          if (draft === undefined || !refuseDraft()) setRefusedText(undefined);
          setDraft(undefined);
        }}
        onKeyDown={(event) => {
          arrived.current = false;
          if (event.key === 'Enter') {
            if (refuseDraft()) {
              event.preventDefault();
            } else if (onEnter) {
              event.preventDefault();
              setDraft(undefined);
              setRefusedText(undefined);
              setHeld(value);
              onEnter(value);
            }
          }
          const step = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0;
          if (step !== 0) {
            event.preventDefault();
            setDraft(undefined);
            setRefusedText(undefined);
            const counted = nextQuantity(value, step, max, units);
            setHeld(counted);
            onChange(counted);
          }
        }}
      />
      {refused ? (
        <QuantityNote id={noteId} beside={input} inPlace={noteInPlace}>
          <Icon path={icons.alert} size={12} />
          {misfit && (refusedText === undefined || inLimits(refusedText)) ? (
            <span>
              {quantityRule(units, language)}{' '}
              <button
                type="button"
                className={css.takeNext}
                // The field keeps the focus, so that the message does not go before it is clicked.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => {
                  setDraft(undefined);
                  setRefusedText(undefined);
                  setHeld(misfit.next);
                  onChange(misfit.next);
                }}
              >
                {t('quantity.take', { quantity: misfit.next })}
              </button>
            </span>
          ) : refusedText ? (
            t('quantity.refused', { text: refusedText, max, held })
          ) : (
            t('quantity.missing', { max, held })
          )}
        </QuantityNote>
      ) : null}
    </>
  );
}

/** One interval more or less, as far as that can be ordered. */
function nextQuantity(value: number, step: 1 | -1, max: number, units: OrderUnits | undefined): number {
  const { minQuantity, quantityInterval } = units ?? { minQuantity: 1, quantityInterval: 1 };
  const steps = (value - minQuantity) / quantityInterval;
  const whole = step > 0 ? Math.floor(steps) + 1 : Math.ceil(steps) - 1;
  const counted = minQuantity + Math.max(0, whole) * quantityInterval;
  return within(counted, max) ? counted : value;
}

const within = (quantity: number, max: number) => quantity >= quantityLimits.min && quantity <= max;
