import type { TestInstance } from '@werkbank/platform/testing';
import { patience, startCatalogInstance } from '../testing/catalog-instance.js';
import { alpspitz } from '../testing/desk.js';
import { DeleteOldChanges } from './delete-old-changes.js';

let instance: TestInstance;
beforeAll(async () => {
  instance = await startCatalogInstance({ HISTORY_KEPT_DAYS: '400' });
}, patience);
afterAll(() => instance?.stop(), patience);

it('deletes changes of articles once they are too old, also very many', async () => {
  await instance.app.get(DeleteOldChanges).idle();
  await instance.em().execute(
    `insert into article_change (article_id, company_id, cause, at)
     select 'drill-68', ?, 'hand', now() - make_interval(days => days)
       from unnest(array_fill(401, array[5001]) || array[399, 1]) days`,
    [alpspitz],
  );
  expect(await instance.app.get(DeleteOldChanges).run()).toBe(5001);
  const left = await instance
    .em()
    .execute<{ days: number }[]>('select (now()::date - at::date) as days from article_change order by id');
  expect(left.map(({ days }) => days)).toEqual([399, 1]);
  expect(await instance.app.get(DeleteOldChanges).run()).toBe(0);
});
