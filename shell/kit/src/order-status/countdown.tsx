import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { timeLeft } from '../formats/dates';
import { Icon } from '../icons/icon';
import * as icons from '../icons/paths';
import css from './status.module.css';

/** The time left until a deadline, in signal orange; it counts by the minute. */
export function Countdown({ until, now: startNow }: { until: string; now?: number }) {
  const { t } = useTranslation('kit');
  const [now, setNow] = useState(() => startNow ?? Date.now());
  useEffect(() => {
    if (startNow !== undefined) return;
    const timer = setInterval(() => setNow(Date.now()), 30_000);
    return () => clearInterval(timer);
  }, [startNow]);
  const { hours, minutes, over } = timeLeft(until, now);
  return (
    <time className={css.countdown} dateTime={until}>
      <Icon path={icons.clock} size={14} />
      {over ? t('countdown.over') : t('countdown.left', { hours, minutes: String(minutes).padStart(2, '0') })}
    </time>
  );
}
