import { useFormats } from '../formats/use-formats';
import css from './formatted-values.module.css';
import { Missing } from './missing';

/** A date, or an instant with its time. */
export function DateText({ iso, withTime = false }: { iso: string | null; withTime?: boolean }) {
  const formats = useFormats();
  if (iso === null) return <Missing />;
  return (
    <time className={css.figure} dateTime={iso}>
      {withTime ? formats.dateTime(iso) : formats.date(iso)}
    </time>
  );
}
