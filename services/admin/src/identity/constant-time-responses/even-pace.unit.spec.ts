import { type Clock, EvenPace } from './even-pace.js';

/** A clock that tests move. */
class Stopwatch implements Clock {
  at = 0;
  now = () => this.at;
  wait = async (milliseconds: number) => {
    this.at += milliseconds;
  };
}

function answering(floorMs: number) {
  const clock = new Stopwatch();
  const pace = new EvenPace(floorMs, clock);
  return async (workMs: number, times = 1) => {
    const { at } = clock;
    for (let count = 0; count < times; count++) {
      const leave = pace.start();
      clock.at += workMs;
      await leave();
    }
    return (clock.at - at) / times;
  };
}

it('lets quick and slow work answer after the same time', async () => {
  const answer = answering(125);
  await answer(50, 101);
  expect([await answer(8), await answer(52), await answer(120)]).toEqual([125, 125, 125]);
});

it('does not move for a few that were slow', async () => {
  const answer = answering(125);
  await answer(50, 30);
  await answer(400, 10);
  expect(await answer(50)).toBe(125);
});

it('moves on where the work takes longer, so that it still covers it', async () => {
  const answer = answering(125);
  await answer(100, 30);
  expect([await answer(8), await answer(100)]).toEqual([250, 250]);
});

it('shortens the wait once the work is quick again', async () => {
  const answer = answering(125);
  await answer(100, 30);
  await answer(50, 101);
  expect(await answer(50)).toBe(125);
});

it('waits two seconds at most', async () => {
  const answer = answering(125);
  await answer(3_000, 30);
  expect(await answer(10)).toBe(2_000);
});
