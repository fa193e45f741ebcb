import type { NotificationKind } from '@werkbank/contracts/shell-api';
import { IconButton } from '@werkbank/kit/button';
import { useReadable } from '@werkbank/kit/host';
import { Icon, type IconPath } from '@werkbank/kit/icon';
import * as icons from '@werkbank/kit/icons';
import { followTopDialog } from '@werkbank/kit/top-dialog';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import css from '../layout/layout.module.css';
import type { Notifications } from './notifications';

const kindIcons: Readonly<Record<NotificationKind, IconPath>> = {
  success: icons.check,
  error: icons.alert,
  info: icons.info,
};

const parts = [
  { role: 'status', holds: (kind: NotificationKind) => kind !== 'error' },
  { role: 'alert', holds: (kind: NotificationKind) => kind === 'error' },
] as const;

/**
 * Short messages at the edge of the screen, announced by screen readers, errors at once. They stay while the pointer or
 * the focus is on them. The two live regions exist from the start and are not nested: some readers miss a message that
 * comes with its region, and nested regions announce it twice. While a dialog is open the messages are inside it,
 * because everything else is inert.
 */
export function NotificationList({ notifications }: { notifications: Notifications }) {
  const { t } = useTranslation('shell');
  const shown = useReadable(notifications);
  const list = useRef<HTMLElement>(null);
  const { home, raft } = useTopDialog(notifications);
  useReaders(list, notifications);
  const close = (id: number, button: HTMLElement) => {
    const next = behind(button);
    const others = [...(list.current?.querySelectorAll('button') ?? [])].filter((one) => one !== button);
    const focused = document.activeElement === button;
    notifications.dismiss(id);
    // The button disappears with its message; without this the focus would start again at the top of the page.
    if (focused) (others[0] ?? next)?.focus({ preventScroll: true });
  };
  const messages = (
    <section ref={list} className={css.notifications} aria-label={t('notifications.label')}>
      {parts.map(({ role, holds }) => (
        <div key={role} className={css.notificationPart} role={role} aria-atomic="false">
          {shown
            .filter(({ kind }) => holds(kind))
            .map(({ id, kind, text, times }) => (
              <div key={id} className={[css.notification, css[kind]].filter(Boolean).join(' ')}>
                <Icon path={kindIcons[kind]} />
                <p>{times === 1 ? text : t('notifications.again', { text, times })}</p>
                <IconButton
                  icon={icons.close}
                  label={t('notifications.closeOf', { text })}
                  onClick={({ currentTarget }) => close(id, currentTarget)}
                />
              </div>
            ))}
        </div>
      ))}
    </section>
  );
  return <div ref={home}>{createPortal(messages, raft)}</div>;
}

/** The next focus after the last message is closed. */
const behind = (button: HTMLElement): HTMLElement | null =>
  button.closest('dialog')?.querySelector('button') ?? document.getElementById('content');

/** The element that holds the messages. It moves between places as a whole, so the messages are not drawn again. */
function useTopDialog(notifications: Notifications) {
  const home = useRef<HTMLDivElement>(null);
  const [raft] = useState(() => document.createElement('div'));
  useLayoutEffect(
    () =>
      followTopDialog((dialog) => {
        const place = dialog ?? home.current;
        if (!place || raft.parentElement === place) return;
        place.append(raft);
        // The messages have moved away from the pointer.
        notifications.release();
      }),
    [notifications, raft],
  );
  return { home, raft };
}

/** Keeps the messages while the pointer or the focus is on them. */
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
