import type { NotificationKind } from '@werkbank/contracts/host';
import { IconButton } from '@werkbank/kit/button';
import { useReadable } from '@werkbank/kit/host';
import { Icon, type IconName } from '@werkbank/kit/icon';
import { type RefObject, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import css from '../layout/layout.module.css';
import type { Notifications } from './notifications';

const icons: Readonly<Record<NotificationKind, IconName>> = {
  success: 'check',
  error: 'alert',
  info: 'info',
};

/**
 * Short messages at the edge of the screen; read out as they come, errors at once. They wait for whoever points at them
 * or has the focus within.
 */
export function NotificationList({ notifications }: { notifications: Notifications }) {
  const { t } = useTranslation('shell');
  const shown = useReadable(notifications);
  const list = useRef<HTMLElement>(null);
  useReaders(list, notifications);
  const close = (id: number, button: HTMLElement) => {
    const others = [...(list.current?.querySelectorAll('button') ?? [])].filter((one) => one !== button);
    const focused = document.activeElement === button;
    notifications.dismiss(id);
    // The button goes with its message; the focus would start again at the top of the page.
    if (focused) (others[0] ?? document.getElementById('content'))?.focus({ preventScroll: true });
  };
  return (
    <section
      ref={list}
      className={css.notifications}
      aria-label={t('notifications.label')}
      aria-live="polite"
    >
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
            onClick={({ currentTarget }) => close(id, currentTarget)}
          />
        </div>
      ))}
    </section>
  );
}

/** Holds the messages for whoever points at them or has the focus within. */
function useReaders(list: RefObject<HTMLElement | null>, notifications: Notifications): void {
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const leaving = new AbortController();
    const on = (event: string, listener: (event: Event) => void) =>
      element.addEventListener(event, listener, { signal: leaving.signal });
    const hold = () => notifications.hold();
    on('pointerenter', hold);
    on('focusin', hold);
    on('pointerleave', () => {
      if (!element.contains(document.activeElement)) notifications.release();
    });
    on('focusout', (event) => {
      const next =
        event instanceof FocusEvent && event.relatedTarget instanceof Node ? event.relatedTarget : null;
      if (!element.contains(next) && !element.matches(':hover')) notifications.release();
    });
    return () => leaving.abort();
  }, [list, notifications]);
}
