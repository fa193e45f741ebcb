import { changedByBoth } from './changed-by-both';

const start = { name: 'Keller', phone: '1', city: 'Olten', enabled: true };

describe('what somebody else has saved of a field that was changed here', () => {
  it('is absent if they changed other fields', () => {
    const mine = { ...start, name: 'Pohl' };
    expect(changedByBoth(start, mine, { ...start, phone: '2', enabled: false })).toEqual({});
  });

  it('has the fields that both have changed', () => {
    const saved = { ...start, name: 'Lang' };
    expect(changedByBoth(start, { ...start, name: 'Pohl' }, saved)).toEqual({ name: 'Lang' });
  });

  it('is absent if both have changed to the same value', () => {
    const both = { ...start, name: 'Pohl' };
    expect(changedByBoth(start, both, both)).toEqual({});
  });

  it('stays after another read', () => {
    const saved = { ...start, name: 'Lang' };
    const mine = { ...start, name: 'Pohl' };
    const theirs = changedByBoth(start, mine, saved);
    expect(changedByBoth(saved, mine, saved, theirs)).toEqual({ name: 'Lang' });
  });
});
