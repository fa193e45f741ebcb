import type { EventPayload } from '@werkbank/contracts/events';
import type { TestInstance } from '@werkbank/platform/testing';
import { patience, startCatalogInstance } from '../../testing/catalog-instance.js';

describe('the preferences of people', () => {
  let instance: TestInstance;
  beforeAll(async () => {
    instance = await startCatalogInstance();
  }, patience);
  afterAll(() => instance.stop(), patience);

  const tell = async (event: EventPayload<'admin.user-preferences-changed.v1'>) => {
    await instance.courier.publish('admin.user-preferences-changed.v1', event);
    await instance.settled();
  };
  const kept = async () =>
    await instance.em().execute('select user_id, country, currency from user_preferences order by user_id');

  it('keep the newest state despite late events', async () => {
    await tell({ id: 1, country: 'CH', currency: null, version: 5 });
    await tell({ id: 1, country: 'LI', currency: 'CHF', version: 7 });
    await tell({ id: 1, country: 'AT', currency: 'EUR', version: 6 });
    expect(await kept()).toEqual([{ user_id: 1, country: 'LI', currency: 'CHF' }]);
  });

  it('are deleted with the person, for good', async () => {
    await tell({ id: 2, country: 'DE', currency: 'EUR', version: 3 });
    await tell({ id: 1, country: null, currency: null, version: 9 });
    await tell({ id: 1, country: 'LI', currency: 'CHF', version: 8 });
    expect(await kept()).toEqual([{ user_id: 2, country: 'DE', currency: 'EUR' }]);
  });
});
