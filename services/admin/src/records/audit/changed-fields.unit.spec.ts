import { changedFields } from './changed-fields.js';

it('keeps what differs, as it was and as it is', () => {
  const before = { name: 'A', roles: { CompanyAdmin: false }, phone: '1' };
  const after = { name: 'B', roles: { CompanyAdmin: false }, phone: '1' };
  expect(changedFields(before, after)).toEqual({ before: { name: 'A' }, after: { name: 'B' } });
});

it('keeps all of what is new and of what is gone', () => {
  expect(changedFields(null, { name: 'A' })).toEqual({ before: null, after: { name: 'A' } });
  expect(changedFields({ name: 'A' }, null)).toEqual({ before: { name: 'A' }, after: null });
});

it('never takes a secret', () => {
  expect(() => changedFields(null, { newPassword: 'x' })).toThrow('newPassword');
});

it('leaves out what only counts states', () => {
  const [before, after] = [
    { name: 'A', optimisticLockKey: 1 },
    { name: 'B', optimisticLockKey: 2 },
  ];
  expect(changedFields(before, after)).toEqual({ before: { name: 'A' }, after: { name: 'B' } });
  expect(changedFields(null, after)).toEqual({ before: null, after: { name: 'B' } });
});
