import { userFileColumns, userFileFields } from './index.js';

it('has a column for every field', () => {
  expect(userFileColumns.map(({ field }) => field)).toEqual(userFileFields);
});
