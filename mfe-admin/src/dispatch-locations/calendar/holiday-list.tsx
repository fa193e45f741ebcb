import { useApiQuery } from '@werkbank/kit/api';
import { DateText } from '@werkbank/kit/formatted-values';
import { usePreferences } from '@werkbank/kit/host';
import { useTranslation } from 'react-i18next';
import css from './calendar-dialog.module.css';

const shownHolidays = 5;

/** The next holidays of a country and region, on which the place is closed. */
export function HolidayList({ country, region }: { country: string; region: string }) {
  const { t } = useTranslation('admin');
  const { language } = usePreferences();
  const { data } = useApiQuery(
    'listHolidays',
    { params: { countryCode: country }, query: region === '' ? {} : { region } },
    { staleTime: 60_000 },
  );
  if (!data) return null;
  const next = data.holidays.slice(0, shownHolidays);
  return (
    <div className={css.group}>
      <p className={css.heading}>{t('calendar.holidays')}</p>
      {next.length === 0 ? <p className={css.help}>{t('calendar.noHolidays')}</p> : null}
      <ul className={css.holidays} aria-label={t('calendar.holidays')}>
        {next.map(({ day, name }) => (
          <li key={day}>
            <DateText iso={day} /> {name[language]}
          </li>
        ))}
      </ul>
    </div>
  );
}
