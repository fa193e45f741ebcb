import { mergeChanges } from './merge-changes';

const start = { name: 'Keller', phone: '1', city: 'Olten', enabled: true };

describe('what somebody else has saved', () => {
  it('comes into the fields that were left alone, while changed ones stay', () => {
    const mine = { ...start, name: 'Pohl' };
    const saved = { ...start, phone: '2', enabled: false };
    expect(mergeChanges(start, mine, saved)).toEqual({
      values: { name: 'Pohl', phone: '2', city: 'Olten', enabled: false },
      theirs: {},
    });
  });

  it('is told where both have changed the same', () => {
    const saved = { ...start, name: 'Lang' };
    expect(mergeChanges(start, { ...start, name: 'Pohl' }, saved)).toEqual({
      values: { ...start, name: 'Pohl' },
      theirs: { name: 'Lang' },
    });
  });

  it('is nothing to tell where both have changed to the same', () => {
    const both = { ...start, name: 'Pohl' };
    expect(mergeChanges(start, both, both)).toEqual({ values: both, theirs: {} });
  });

  it('is still told after it was read once more', () => {
    const saved = { ...start, name: 'Lang' };
    const mine = { ...start, name: 'Pohl' };
    const { values, theirs } = mergeChanges(start, mine, saved);
    expect(mergeChanges(saved, values, saved, theirs).theirs).toEqual({ name: 'Lang' });
  });
});
