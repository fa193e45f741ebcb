import { jest } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { Dialog } from '@werkbank/kit/dialog';
import { renderWithHost } from '@werkbank/kit/testing/render';
import { NotificationList } from './notification-list';
import { useState } from 'react';
import { createNotifications, type Notifications } from './notifications';

const locales = {
  shell: { de: () => import('../../locales/de.json'), en: () => import('../../locales/en.json') },
};

let shownBy: Notifications;

async function shown(...texts: string[]) {
  const notifications = createNotifications();
  shownBy = notifications;
  await renderWithHost(
    <>
      <main id="content" tabIndex={-1} />
      <NotificationList notifications={notifications} />
    </>,
    { locales },
  );
  jest.useFakeTimers();
  act(() => {
    for (const text of texts) notifications.show('success', text);
  });
  return screen.getByRole('region', { name: 'Meldungen' });
}
const later = () =>
  act(() => {
    jest.advanceTimersByTime(6000);
  });
const closers = () => screen.getAllByRole('button', { name: /^Meldung schließen: / });

describe('the messages at the edge of the screen', () => {
  afterEach(() => jest.useRealTimers());

  it('stay under the pointer', async () => {
    const list = await shown('gespeichert');
    fireEvent.pointerEnter(list);
    later();
    expect(screen.getByText('gespeichert')).toBeInTheDocument();
    fireEvent.pointerLeave(list);
    later();
    expect(screen.queryByText('gespeichert')).toBeNull();
  });

  it('stay while the focus is within, also when the pointer leaves', async () => {
    const list = await shown('gespeichert');
    act(() => closers()[0]?.focus());
    fireEvent.pointerLeave(list);
    later();
    expect(screen.getByText('gespeichert')).toBeInTheDocument();
    act(() => closers()[0]?.blur());
    later();
    expect(screen.queryByText('gespeichert')).toBeNull();
  });

  it('are read out once, in places that were there before: good news and errors apart', async () => {
    const list = await shown();
    const [status, alert] = [within(list).getByRole('status'), within(list).getByRole('alert')];
    expect(list).not.toHaveAttribute('aria-live');
    act(() => shownBy.show('success', 'gespeichert'));
    act(() => shownBy.show('error', 'misslungen'));
    expect(status).toHaveTextContent('gespeichert');
    expect(alert).toHaveTextContent('misslungen');
    const live = '[aria-live], [role=status], [role=alert], [role=log]';
    expect(list.querySelectorAll(`:is(${live}) :is(${live})`)).toHaveLength(0);
  });

  it('lie in the dialog that is open, and in the page again before that goes', async () => {
    const notifications = createNotifications();
    let open: (dialogs: number) => void = () => undefined;
    const Page = () => {
      const [dialogs, setDialogs] = useState(1);
      open = (count) => act(() => setDialogs(count));
      return ['außen', 'innen'].slice(0, dialogs).map((title) => (
        <Dialog key={title} title={title} onClose={() => undefined}>
          {title}
        </Dialog>
      ));
    };
    await renderWithHost(
      <>
        <Page />
        <NotificationList notifications={notifications} />
      </>,
      { locales },
    );
    const list = screen.getByRole('region', { name: 'Meldungen' });
    const dialogAround = () => list.closest('dialog')?.querySelector('h2')?.textContent;
    act(() => notifications.show('error', 'misslungen'));
    expect(within(screen.getByRole('dialog')).getByRole('alert')).toHaveTextContent('misslungen');
    open(2);
    expect(dialogAround()).toBe('innen');
    open(1);
    expect(dialogAround()).toBe('außen');
    open(0);
    expect(dialogAround()).toBeUndefined();
    expect(screen.getByRole('region', { name: 'Meldungen' })).toBe(list);
    expect(screen.getByRole('alert')).toHaveTextContent('misslungen');
  });

  it('count what is said again instead of standing there twice', async () => {
    await shown('1 Artikel hinzugefügt', '1 Artikel hinzugefügt', '1 Artikel hinzugefügt');
    expect(screen.getByRole('status')).toHaveTextContent('1 Artikel hinzugefügt (3×)');
    expect(closers()).toHaveLength(1);
  });

  it('give the focus on when one is closed: to the next, at last to the page', async () => {
    await shown('gespeichert', 'verschickt');
    const close = () =>
      act(() => {
        closers()[0]?.focus();
        closers()[0]?.click();
      });
    close();
    expect(closers()[0]).toHaveFocus();
    close();
    expect(screen.getByRole('main')).toHaveFocus();
  });
});
