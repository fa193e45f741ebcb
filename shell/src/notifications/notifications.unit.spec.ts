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

  it('disappear by themselves, except errors', () => {
    const notifications = createNotifications();
    notifications.show('success', 'gespeichert');
    notifications.show('error', 'misslungen');
    jest.advanceTimersByTime(10_000);
    expect(texts(notifications)).toEqual(['misslungen']);
  });

  it('count repetitions while they are visible', () => {
    const notifications = createNotifications();
    for (const text of ['misslungen', 'anderes', 'misslungen']) notifications.show('error', text);
    expect(notifications.getState().map(({ text, times }) => [text, times])).toEqual([
      ['anderes', 1],
      ['misslungen', 2],
    ]);
  });

  it('get their full time again at a repetition', () => {
    const notifications = createNotifications();
    notifications.show('success', 'hinzugefügt');
    jest.advanceTimersByTime(3000);
    notifications.show('success', 'hinzugefügt');
    jest.advanceTimersByTime(3000);
    expect(texts(notifications)).toEqual(['hinzugefügt']);
    jest.advanceTimersByTime(1000);
    expect(texts(notifications)).toEqual([]);
  });

  it('are withdrawn when they are outdated', () => {
    const notifications = createNotifications();
    notifications.show('error', 'abgelaufen');
    notifications.show('error', 'misslungen');
    notifications.withdraw('abgelaufen');
    expect(texts(notifications)).toEqual(['misslungen']);
  });

  it('stay while the user reads, and then get their full time again', () => {
    const notifications = createNotifications();
    notifications.show('success', 'gespeichert');
    jest.advanceTimersByTime(3000);
    notifications.hold();
    notifications.show('success', 'verschickt');
    jest.advanceTimersByTime(60_000);
    expect(texts(notifications)).toEqual(['gespeichert', 'verschickt']);
    notifications.release();
    jest.advanceTimersByTime(3000);
    expect(texts(notifications)).toEqual(['gespeichert', 'verschickt']);
    jest.advanceTimersByTime(1000);
    expect(texts(notifications)).toEqual([]);
  });

  it('run their timers again once the one being read is closed', () => {
    const notifications = createNotifications();
    notifications.show('success', 'gespeichert');
    notifications.hold();
    for (const { id } of notifications.getState()) notifications.dismiss(id);
    notifications.show('success', 'verschickt');
    jest.advanceTimersByTime(6000);
    expect(texts(notifications)).toEqual([]);
  });

  it('let good news make room before an unread error', () => {
    const notifications = createNotifications();
    notifications.show('error', 'misslungen');
    for (const text of ['1', '2', '3', '4', '5']) notifications.show('success', text);
    expect(texts(notifications)).toEqual(['misslungen', '2', '3', '4', '5']);
  });

  it('can be closed', () => {
    const notifications = createNotifications();
    notifications.show('error', 'misslungen');
    for (const { id } of notifications.getState()) notifications.dismiss(id);
    expect(texts(notifications)).toEqual([]);
  });
});
