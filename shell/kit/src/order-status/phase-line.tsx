import type { Status } from '@werkbank/contracts/delivery';
import { useTranslation } from 'react-i18next';
import { Icon, type IconPath } from '../icons/icon';
import * as icons from '../icons/paths';
import css from './status.module.css';
import { type StatusFamily, statusFamilies } from './status-families';

const line: readonly { readonly family: StatusFamily; readonly icon: IconPath }[] = [
  { family: 'producer', icon: icons.clock },
  { family: 'buyer', icon: icons.alert },
  { family: 'ready', icon: icons.box },
  { family: 'underway', icon: icons.truck },
  { family: 'done', icon: icons.checkAll },
];

/** State of an order as a line of phases. A cancelled one has no line: its chip shows it. */
export function PhaseLine({ status }: { status: Status }) {
  const { t } = useTranslation('kit');
  const family = statusFamilies[status];
  const at = line.findIndex((phase) => phase.family === family);
  if (at < 0) return null;
  return (
    <ol className={css.phases} aria-label={t('phases.label')}>
      {line.map((phase, index) => {
        const state = index < at || family === 'done' ? css.past : index === at ? css.now : '';
        const waits = index === at && family === 'buyer' ? css.waits : '';
        return (
          <li
            key={phase.family}
            className={`${css.phase} ${state} ${waits}`}
            aria-current={index === at ? 'step' : undefined}
          >
            <span className={css.dot}>
              <Icon path={index < at ? icons.check : phase.icon} size={12} />
            </span>
            <span className={css.word}>{t(`phases.${phase.family}`)}</span>
          </li>
        );
      })}
    </ol>
  );
}
