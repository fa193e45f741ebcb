import { daysOfPlace } from './place-days';

const places = [
  {
    id: 901,
    city: 'Winterthur',
    country: 'CH',
    calendar: {
      timeZone: 'Europe/Zurich',
      weekdays: [1, 2, 3, 4, 5],
      closedDays: ['2026-12-25', '2026-12-28'],
      cutOff: '14:00',
    },
  },
  { id: 905, city: 'Chur', country: 'CH' },
];
const days = (id: number, now: string) => daysOfPlace(places, id, new Date(now));

it.each([
  ['before the cut-off', 901, '2026-12-23T12:00:00Z', '2026-12-24'],
  ['after the cut-off, over holidays', 901, '2026-12-23T13:00:00Z', '2026-12-29'],
  ['of a place without a calendar yet', 905, '2026-12-23T13:00:00Z', '2026-12-24'],
  ['on a Saturday', 905, '2026-12-26T09:00:00Z', '2026-12-29'],
])('leaves from stock on the next working day %s', (_what, id, now, expected) => {
  expect(days(id, now).fromStock).toBe(expected);
});

it.each([
  ['a holiday', '2026-12-25', '2026-12-29'],
  ['a Sunday', '2026-12-20', '2026-12-21'],
  ['a working day', '2026-12-24', undefined],
])('names the next working day instead of %s', (_what, day, expected) => {
  expect(days(901, '2026-12-01T09:00:00Z').insteadOf(day)).toBe(expected);
});
