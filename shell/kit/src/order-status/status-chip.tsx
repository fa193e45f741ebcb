import type { Status } from '@werkbank/contracts/delivery';
import { useTranslation } from 'react-i18next';
import { Icon } from '../icons/icon';
import css from './status.module.css';
import { statusFamilies, statusIcons } from './status-families';

/** A status of an order or a delivery: drawing, word and the colour of its phase. The same everywhere. */
export function StatusChip({ status }: { status: Status }) {
  const { t } = useTranslation('kit');
  return (
    <span className={`${css.chip} ${css[statusFamilies[status]]}`}>
      <Icon path={statusIcons[status]} size={12} />
      {t(`status.${status}`)}
    </span>
  );
}
