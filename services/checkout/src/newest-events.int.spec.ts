import { startTestInstance, type TestInstance } from '@werkbank/platform/testing';
import { CheckoutModule } from './checkout.module.js';
import { CostRulesStore } from './cost-rules/store-cost-rules/cost-rules.store.js';
import { database } from './database.js';

let instance: TestInstance;
beforeAll(async () => {
  instance = await startTestInstance({ module: CheckoutModule, database });
});
afterAll(() => instance?.stop());

it('keeps the newest of a producer, whatever comes late, and none of one that is gone', async () => {
  const named = (algoliaId: string, version: number) =>
    instance.courier.publish('admin.producer-changed.v1', {
      id: 4,
      algoliaId,
      platformMargin: 0,
      custom_shipping: false,
      videoLink: null,
      companies: [],
      version,
    });
  await named('Neu', 7);
  await named('Alt', 6);
  await instance.settled();
  expect(await instance.em().execute('select name from producer where id = 4')).toEqual([{ name: 'Neu' }]);
  await instance.courier.publish('admin.producer-deleted.v1', { id: 4, version: 8 });
  await instance.settled();
  await named('Neu', 7);
  await instance.settled();
  expect(await instance.em().execute('select name from producer where id = 4')).toEqual([]);
});

it('keeps the newest customs areas, whatever comes late', async () => {
  const free = (customsFreeAreas: string[][], version?: number) =>
    instance.courier.publish('admin.configuration-changed.v1', { customsFreeAreas, version });
  await free([['CH', 'LI', 'AT'], ['DE']], 7);
  await free([['CH', 'LI'], ['DE']], 6);
  await free([['DE']]);
  await instance.settled();
  const { customsFreeAreas } = await instance.app.get(CostRulesStore).current();
  expect(customsFreeAreas).toEqual([['CH', 'LI', 'AT'], ['DE']]);
});
