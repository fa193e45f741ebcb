import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useFormats } from '../formats/use-formats';
import { dayName, weekdayNames } from './day-names';
import css from './dates.module.css';
import { movedDays, movedMonths, today, weekdayOf, weeksOf, within } from './days';

/** The one day that Tab leads to. */
export const focusedDay = 'button[data-day][tabindex="0"]';

interface MonthGridProps {
  labelledBy: string;
  /** The focused day; its month is shown. */
  day: string;
  chosen: string;
  min: string;
  max: string;
  onMove: (day: string) => void;
  onChoose: (day: string) => void;
}

/** Arrows move by day and week, Home and End within the week, Page Up and Down by month, with Shift by year. */
export function MonthGrid({ labelledBy, day, chosen, min, max, onMove, onChoose }: MonthGridProps) {
  const { language } = useFormats();
  const now = today();
  const grid = useRef<HTMLTableElement>(null);
  // The focus follows the keys; after a click on "next month" it stays at that button.
  const follows = useRef(false);
  useEffect(() => {
    if (!follows.current) return;
    follows.current = false;
    grid.current?.querySelector<HTMLElement>(`button[data-day="${day}"]`)?.focus();
  }, [day]);
  return (
    <table
      ref={grid}
      role="grid"
      aria-labelledby={labelledBy}
      className={css.grid}
      onKeyDown={(event) => {
        const next = dayByKey(day, event);
        if (next === undefined) return;
        event.preventDefault();
        const reached = within(next, min, max);
        follows.current = reached !== day;
        onMove(reached);
      }}
    >
      <thead>
        <tr>
          {weekdayNames(language).map(({ short, long }) => (
            <th key={long} scope="col" abbr={long}>
              {short}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(day).map((week, row) => (
          <tr key={week.find((date) => date !== undefined) ?? row}>
            {week.map((date, column) =>
              date === undefined ? (
                <td key={`empty ${column}`} />
              ) : (
                <td key={date} aria-selected={date === chosen}>
                  <button
                    type="button"
                    data-day={date}
                    tabIndex={date === day ? 0 : -1}
                    disabled={date < min || date > max}
                    aria-label={dayName(date, language)}
                    aria-current={date === now ? 'date' : undefined}
                    onClick={() => onChoose(date)}
                  >
                    {Number(date.slice(-2))}
                  </button>
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Target day of a key; undefined for other keys. */
function dayByKey(day: string, { key, shiftKey }: KeyboardEvent): string | undefined {
  switch (key) {
    case 'ArrowLeft':
      return movedDays(day, -1);
    case 'ArrowRight':
      return movedDays(day, 1);
    case 'ArrowUp':
      return movedDays(day, -7);
    case 'ArrowDown':
      return movedDays(day, 7);
    case 'Home':
      return movedDays(day, -weekdayOf(day));
    case 'End':
      return movedDays(day, 6 - weekdayOf(day));
    case 'PageUp':
      return movedMonths(day, shiftKey ? -12 : -1);
    case 'PageDown':
      return movedMonths(day, shiftKey ? 12 : 1);
    default:
      return undefined;
  }
}
