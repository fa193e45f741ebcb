import { type RefObject, useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../buttons/button';
import { useFormats } from '../formats/use-formats';
import { Icon, type IconPath } from '../icons/icon';
import * as icons from '../icons/paths';
import { useModal } from '../overlay/use-modal';
import css from './dates.module.css';
import { movedMonths, today, within } from './days';
import { monthName } from './day-names';
import { focusedDay, MonthGrid } from './month-grid';
import { placeBeside } from '../overlay/place-beside';

interface CalendarProps {
  label: string;
  /** The day that is chosen, or nothing. */
  value: string;
  min: string;
  max: string;
  /** The field that it belongs to. */
  beside: RefObject<HTMLElement | null>;
  onChoose: (day: string) => void;
  onClose: () => void;
}

/** A month to choose a day from, by the pattern "Date Picker Dialog" of the ARIA Authoring Practices. */
export function Calendar({ label, value, min, max, beside, onChoose, onClose }: CalendarProps) {
  const { t } = useTranslation('kit');
  const { language } = useFormats();
  const heading = useId();
  const now = today();
  const [day, setDay] = useState(within(value || now, min, max));
  const modal = useModal(onClose, (dialog) => {
    placeBeside(dialog, beside.current);
    dialog.querySelector<HTMLElement>(focusedDay)?.focus();
  });
  const { ref } = modal;
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    const place = () => placeBeside(dialog, beside.current);
    // A click outside hits the dialog itself, because all of its content lies on the sheet.
    const leave = (event: MouseEvent) => {
      if (event.target === dialog) onClose();
    };
    dialog.addEventListener('click', leave);
    addEventListener('resize', place);
    addEventListener('scroll', place, true);
    return () => {
      dialog.removeEventListener('click', leave);
      removeEventListener('resize', place);
      removeEventListener('scroll', place, true);
    };
  }, [ref, beside, onClose]);
  const move = (months: number) => setDay(within(movedMonths(day, months), min, max));
  return (
    <dialog {...modal} className={css.calendar} aria-label={label}>
      <div className={css.sheet}>
        <div className={css.head}>
          <Step label={t('date.previousYear')} icon={icons.chevronLeft} double onClick={() => move(-12)} />
          <Step label={t('date.previousMonth')} icon={icons.chevronLeft} onClick={() => move(-1)} />
          <h2 id={heading} aria-live="polite">
            {monthName(day, language)}
          </h2>
          <Step label={t('date.nextMonth')} icon={icons.chevronRight} onClick={() => move(1)} />
          <Step label={t('date.nextYear')} icon={icons.chevronRight} double onClick={() => move(12)} />
        </div>
        <MonthGrid
          labelledBy={heading}
          day={day}
          chosen={value}
          min={min}
          max={max}
          onMove={setDay}
          onChoose={onChoose}
        />
        <div className={css.foot}>
          <Button kind="quiet" disabled={now < min || now > max} onClick={() => onChoose(now)}>
            {t('date.today')}
          </Button>
          <Button kind="quiet" onClick={onClose}>
            {t('dialog.close')}
          </Button>
        </div>
      </div>
    </dialog>
  );
}

function Step({
  label,
  icon,
  double = false,
  onClick,
}: {
  label: string;
  icon: IconPath;
  double?: boolean;
  onClick: () => void;
}) {
  return (
    <Button kind="quiet" className={css.step} aria-label={label} title={label} onClick={onClick}>
      <Icon path={icon} />
      {double ? <Icon path={icon} /> : null}
    </Button>
  );
}
