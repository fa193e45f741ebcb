import { GiveWay, noteCall } from './give-way.js';

function begin() {
  let at = 0;
  const pauses: number[] = [];
  const pause = (ms: number): Promise<void> => {
    pauses.push(ms);
    at += ms;
    return Promise.resolve();
  };
  const way = new GiveWay({ now: () => at, pause });
  const work = async (ms: number): Promise<void> => {
    at += ms;
    await way.now();
  };
  return { pauses, work };
}

it('goes on at once without calls', async () => {
  const { pauses, work } = begin();
  await work(50);
  await work(50);
  expect(pauses).toEqual([]);
});

it('leaves four fifths of the time to calls', async () => {
  const { pauses, work } = begin();
  noteCall();
  await work(50);
  expect(pauses).toEqual([200]);
});

it('goes on at full speed a second after the last call', async () => {
  const { pauses, work } = begin();
  noteCall();
  await work(50);
  await work(100);
  await work(400);
  expect(pauses).toEqual([200, 400]);
  noteCall();
  await work(10);
  expect(pauses).toHaveLength(3);
});

it('pauses for a second at most, so that a shutdown need not wait', async () => {
  const { pauses, work } = begin();
  noteCall();
  await work(5_000);
  expect(pauses).toEqual([1_000]);
});
