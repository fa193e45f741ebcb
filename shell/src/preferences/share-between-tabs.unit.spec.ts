import { jest } from '@jest/globals';
import { readRemembered, shareBetweenTabs } from './share-between-tabs';
import { type SharedState, sharedStateCookie } from './shared-state-cookie';

const german: SharedState = { user: null, preferences: { language: 'de', country: 'DE', currency: 'EUR' } };
const swiss: SharedState = { user: null, preferences: { language: 'de', country: 'CH', currency: 'CHF' } };

let state: SharedState;
let changed: () => void;
const adopted: SharedState[] = [];
const change = (next: SharedState) => {
  state = next;
  changed();
};
const otherTabWrites = (shared: SharedState) => {
  document.cookie = sharedStateCookie(shared, 1, false);
};

beforeAll(() => {
  state = german;
  shareBetweenTabs({
    current: () => state,
    onChange: (listener) => {
      changed = listener;
    },
    adopt: (shared) => {
      adopted.push(shared);
      change(shared);
    },
  });
});
beforeEach(() => {
  jest.useFakeTimers();
  change(german);
  jest.runAllTimers();
  document.cookie = 'werkbank-state=; Max-Age=0; Path=/';
  adopted.length = 0;
});
afterEach(() => {
  jest.runAllTimers();
  jest.useRealTimers();
});

describe('user and preferences', () => {
  it('are written 200 ms after the last change', () => {
    change({ ...german, preferences: { ...german.preferences, country: 'AT' } });
    jest.advanceTimersByTime(150);
    change(swiss);
    jest.advanceTimersByTime(199);
    expect(readRemembered()).toBeUndefined();
    jest.advanceTimersByTime(1);
    expect(readRemembered()).toEqual(swiss);
  });

  it.each(['pagehide', 'blur'])('are written at once when the page is left (%s)', (left) => {
    change(swiss);
    dispatchEvent(new Event(left));
    expect(readRemembered()).toEqual(swiss);
  });

  it('are taken over from another tab when the window gets the focus, and not before', () => {
    otherTabWrites(swiss);
    jest.advanceTimersByTime(10_000);
    expect(adopted).toEqual([]);
    dispatchEvent(new Event('focus'));
    expect(adopted).toEqual([swiss]);
    dispatchEvent(new Event('focus'));
    expect(adopted).toHaveLength(1);
  });

  it('are not taken over while the own choice is about to be written: it is the newer one', () => {
    otherTabWrites(german);
    change(swiss);
    dispatchEvent(new Event('focus'));
    expect(adopted).toEqual([]);
  });

  it('stay as they are where the cookie is broken, which is only logged', () => {
    const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    document.cookie = 'werkbank-state=nonsense; Path=/';
    dispatchEvent(new Event('focus'));
    expect([adopted, warned.mock.calls.length]).toEqual([[], 1]);
    warned.mockRestore();
  });

  it('remembers nothing, and goes on, where the browser forbids cookies', () => {
    const forbidden = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    const noted = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const reading = jest.spyOn(Document.prototype, 'cookie', 'get').mockImplementation(forbidden);
    const writing = jest.spyOn(Document.prototype, 'cookie', 'set').mockImplementation(forbidden);
    expect(readRemembered()).toBeUndefined();
    change(swiss);
    expect(() => jest.runAllTimers()).not.toThrow();
    expect(writing).toHaveBeenCalled();
    for (const spy of [reading, writing, noted]) spy.mockRestore();
  });
});
