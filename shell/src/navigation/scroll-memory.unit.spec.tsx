import { jest } from '@jest/globals';
import { act, render } from '@testing-library/react';
import { useEffect } from 'react';
import { MemoryRouter, useNavigate } from 'react-router';
import { useScrollMemory } from './scroll-memory';

let opened: 'navigate' | 'reload';
let navigate: ReturnType<typeof useNavigate>;
const scrolledTo = jest.fn<(x: number, y: number) => void>();

function Page() {
  useScrollMemory();
  const go = useNavigate();
  useEffect(() => {
    navigate = go;
  }, [go]);
  return null;
}
const open = (address = '/list') =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <Page />
    </MemoryRouter>,
  );
const observing = new Set<() => void>();
class Observer {
  constructor(private readonly tell: () => void) {}
  observe = () => observing.add(this.tell);
  disconnect = () => observing.delete(this.tell);
}
const pageGrows = () => {
  for (const tell of observing) tell();
};
const scroll = (top: number) => {
  Object.assign(globalThis, { scrollY: top });
  dispatchEvent(new Event('scroll'));
};
const kept = () =>
  Array.from({ length: sessionStorage.length }, (_, nth) =>
    sessionStorage.getItem(sessionStorage.key(nth) ?? ''),
  );

beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
  opened = 'navigate';
  Object.assign(performance, { getEntriesByType: () => [{ type: opened }] });
  Object.assign(globalThis, {
    ResizeObserver: Observer,
    scrollY: 0,
    scrollTo: (x: number, y: number) => {
      scrolledTo(x, y);
      Object.assign(globalThis, { scrollY: y });
    },
  });
  scrolledTo.mockClear();
});
afterEach(() => jest.useRealTimers());

describe('the scroll position', () => {
  it('is stored 50 ms after the last scrolling', () => {
    open();
    scroll(100);
    jest.advanceTimersByTime(40);
    scroll(300);
    jest.advanceTimersByTime(49);
    expect(kept()).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(kept()).toEqual(['300']);
  });

  it('is stored at once when the page is left by a link or closed', async () => {
    open();
    scroll(300);
    await act(async () => navigate('/article'));
    expect(kept()).toEqual(['300']);
    scroll(70);
    dispatchEvent(new Event('pagehide'));
    expect(kept()).toEqual(['300', '70']);
  });

  it("is stored even before the browser's scroll event", () => {
    open();
    Object.assign(globalThis, { scrollY: 900 });
    dispatchEvent(new Event('pagehide'));
    expect(kept()).toEqual(['900']);
  });

  it('is the top of a new page, and the former one on the way back', async () => {
    open();
    scroll(300);
    await act(async () => navigate('/article'));
    expect(scrolledTo.mock.lastCall).toEqual([0, 0]);
    await act(async () => navigate(-1));
    expect(scrolledTo.mock.lastCall).toEqual([0, 300]);
  });

  it('stays on the same page with another filter', async () => {
    open();
    scrolledTo.mockClear();
    scroll(300);
    await act(async () => navigate('/list?page=2'));
    expect(scrolledTo).not.toHaveBeenCalled();
  });

  it('is kept when the page replaces its address after scrolling', async () => {
    open();
    scroll(300);
    await act(async () => navigate('/list?q=drill', { replace: true }));
    await act(async () => navigate('/article'));
    await act(async () => navigate(-1));
    expect(scrolledTo.mock.lastCall).toEqual([0, 300]);
  });

  it('is restored again when the page gets short for a moment or replaces its address meanwhile', async () => {
    open();
    scroll(300);
    await act(async () => navigate('/article'));
    await act(async () => navigate(-1));
    scroll(0);
    pageGrows();
    expect(scrolledTo.mock.lastCall).toEqual([0, 300]);
    scroll(0);
    await act(async () => navigate('/list?q=drill', { replace: true }));
    expect(scrolledTo.mock.lastCall).toEqual([0, 300]);
    jest.advanceTimersByTime(1_000);
    scrolledTo.mockClear();
    pageGrows();
    expect(scrolledTo).not.toHaveBeenCalled();
  });

  it('is restored by a reload, but not by opening the address', () => {
    const { unmount } = open();
    scroll(300);
    unmount();
    const again = open();
    expect(scrolledTo.mock.lastCall).toEqual([0, 0]);
    scroll(300);
    again.unmount();
    opened = 'reload';
    open().unmount();
    expect(scrolledTo.mock.lastCall).toEqual([0, 300]);
  });
});
