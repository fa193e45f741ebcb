import { Icon } from '@werkbank/kit/icon';
import * as icons from '@werkbank/kit/icons';
import { today } from '@werkbank/kit/days';
import { useTranslation } from 'react-i18next';
import css from './order.module.css';

/** True once a planned day of dispatch has passed. */
export const isLate = (planned: string | null, now = today()): boolean => planned !== null && planned < now;

/** Marks an overdue dispatch; a deadline, hence in orange. */
export function Late() {
  const { t } = useTranslation('orders');
  return (
    <span className={css.late}>
      <Icon path={icons.clock} size={12} />
      {t('delivery.late')}
    </span>
  );
}
