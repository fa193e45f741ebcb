import type { NotificationKind } from '@werkbank/contracts/host';
import { IconButton } from '@werkbank/kit/button';
import { useReadable } from '@werkbank/kit/host';
import { Icon, type IconName } from '@werkbank/kit/icon';
import { useTranslation } from 'react-i18next';
import css from '../layout/layout.module.css';
import type { Notifications } from './notifications';

const icons: Readonly<Record<NotificationKind, IconName>> = {
  success: 'check',
  error: 'alert',
  info: 'info',
};

/** Short messages at the edge of the screen; read out as they come, errors at once. */
export function NotificationList({ notifications }: { notifications: Notifications }) {
  const { t } = useTranslation('shell');
  const shown = useReadable(notifications);
  return (
    <section className={css.notifications} aria-label={t('notifications.label')} aria-live="polite">
      {shown.map(({ id, kind, text }) => (
        <div
          key={id}
          className={[css.notification, css[kind]].filter(Boolean).join(' ')}
          role={kind === 'error' ? 'alert' : 'status'}
        >
          <Icon name={icons[kind]} />
          <p>{text}</p>
          <IconButton
            icon="close"
            label={t('notifications.close')}
            onClick={() => notifications.dismiss(id)}
          />
        </div>
      ))}
    </section>
  );
}
