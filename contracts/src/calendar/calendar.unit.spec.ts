import { addDays, dayOf } from './index.js';

describe('the calendar', () => {
  it('is that of the producers, not that of the server', () => {
    expect(dayOf(new Date('2026-06-30T22:30:00Z'))).toBe('2026-07-01');
    expect(dayOf(new Date('2026-12-31T22:30:00Z'))).toBe('2026-12-31');
  });

  it('counts days over the ends of months and changes of the clocks', () => {
    expect(addDays('2026-02-27', 2)).toBe('2026-03-01');
    expect(addDays('2026-10-24', 2)).toBe('2026-10-26');
  });
});
