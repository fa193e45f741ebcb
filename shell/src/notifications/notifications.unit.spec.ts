import { jest } from '@jest/globals';
import { createNotifications } from './notifications';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());
const texts = (notifications: ReturnType<typeof createNotifications>) =>
  notifications.getState().map((one) => one.text);

describe('notifications', () => {
  it('are at most five: the oldest makes room', () => {
    const notifications = createNotifications();
    for (const text of ['1', '2', '3', '4', '5', '6']) notifications.show('error', text);
    expect(texts(notifications)).toEqual(['2', '3', '4', '5', '6']);
  });

  it('go by themselves, errors stay', () => {
    const notifications = createNotifications();
    notifications.show('success', 'gespeichert');
    notifications.show('error', 'misslungen');
    jest.advanceTimersByTime(10_000);
    expect(texts(notifications)).toEqual(['misslungen']);
  });

  it('do not repeat what already stands there', () => {
    const notifications = createNotifications();
    notifications.show('error', 'misslungen');
    notifications.show('error', 'misslungen');
    expect(texts(notifications)).toEqual(['misslungen']);
  });

  it('are taken back when they are true no longer', () => {
    const notifications = createNotifications();
    notifications.show('error', 'abgelaufen');
    notifications.show('error', 'misslungen');
    notifications.withdraw('abgelaufen');
    expect(texts(notifications)).toEqual(['misslungen']);
  });

  it('can be closed', () => {
    const notifications = createNotifications();
    notifications.show('error', 'misslungen');
    for (const { id } of notifications.getState()) notifications.dismiss(id);
    expect(texts(notifications)).toEqual([]);
  });
});
