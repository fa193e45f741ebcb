import { pauseByTheClock } from './pause-by-the-clock.js';

/**
 * Decides about dialling as the client does: by the clock's time of the last try of each server, one server after the other.
 */
function client(servers: number, clock: { shown: number; steady: number }) {
  const pause = pauseByTheClock(servers, { shown: () => clock.shown, steady: () => clock.steady });
  const lastTry = Array.from({ length: servers }, () => 0);
  let turn = 0;
  return {
    dials: (): boolean => {
      const wait = pause();
      const server = turn++ % servers;
      const before = lastTry[server] ?? 0;
      if (before !== 0 && before + wait > clock.shown) return false;
      lastTry[server] = clock.shown;
      return true;
    },
  };
}

const at = (shown: number) => ({ shown, steady: 1000 });

it('tries each server at once when the clock was set back since it was tried, and then rests again', () => {
  const clock = at(1_000_000);
  const { dials } = client(3, clock);
  expect([dials(), dials(), dials()]).toEqual([true, true, true]);
  clock.shown -= 120_000;
  clock.steady += 10;
  expect([dials(), dials(), dials()]).toEqual([true, true, true]);
  expect([dials(), dials(), dials()]).toEqual([false, false, false]);
  clock.shown += 600;
  clock.steady += 600;
  expect([dials(), dials(), dials()]).toEqual([true, true, true]);
});

it('rests for half a second while the clock goes as it should, and when it was set forward', () => {
  const clock = at(1_000_000);
  const { dials } = client(1, clock);
  expect([dials(), dials()]).toEqual([true, false]);
  clock.shown += 499;
  clock.steady += 499;
  expect(dials()).toBe(false);
  clock.shown += 3_600_000;
  clock.steady += 1;
  expect([dials(), dials()]).toEqual([true, false]);
  clock.shown -= 3_600_000;
  expect([dials(), dials()]).toEqual([true, false]);
});
