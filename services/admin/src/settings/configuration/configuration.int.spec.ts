import type { TestInstance } from '@werkbank/platform/testing';
import { startAdminInstance } from '../../testing/admin-instance.js';
import { announceConfiguration } from './announce-configuration.js';
import { announceUntold } from './announce-untold.js';
import { defaultConfiguration } from './default-configuration.js';

let instance: TestInstance;
beforeAll(async () => {
  instance = await startAdminInstance();
}, 60_000);
afterAll(() => instance?.stop(), 30_000);

const optimisticLockKey: unknown = expect.any(Number);
const shown = () => instance.callAs('visitor', 'getConfiguration', {});
const configure = (settings: object) =>
  instance
    .em()
    .execute(
      `insert into configuration (settings) values (?) on conflict (only_row) do update set settings = excluded.settings`,
      [JSON.stringify(settings)],
    );

it('starts with the defaults', async () => {
  expect(await shown()).toEqual({ ...defaultConfiguration, optimisticLockKey });
});

it('returns changed values without a restart, and defaults for the rest', async () => {
  const customsFreeAreas = [['DE', 'AT', 'FR']];
  await configure({ customsFreeAreas, defaultCountry: 'CH' });
  expect(await shown()).toEqual({
    ...defaultConfiguration,
    customsFreeAreas,
    defaultCountry: 'CH',
    optimisticLockKey,
  });
});

it('is announced once automatically in an instance that was configured before its events existed', async () => {
  await configure({ countries: ['CH'], defaultCountry: 'CH' });
  for (const _ of ['a replica', 'another']) await instance.em().transactional(announceUntold);
  await instance.settled();
  expect(await instance.courier.sent('admin.configuration-changed.v1')).toEqual([
    expect.objectContaining({ countries: ['CH'], currencies: ['EUR', 'CHF'] }),
  ]);
});

it('announces customs areas, the offer and the issuer of documents to the other domains', async () => {
  const customsFreeAreas = [['CH', 'LI', 'AT']];
  const offer = {
    countries: ['CH', 'FR'],
    defaultCountry: 'FR',
    currencies: ['CHF', 'PLN'],
    defaultCurrency: 'PLN',
  };
  await configure({ customsFreeAreas, ...offer });
  await instance.em().transactional(announceConfiguration);
  await instance.settled();
  expect((await instance.courier.sent('admin.configuration-changed.v1')).at(-1)).toEqual({
    customsFreeAreas,
    ...offer,
    printoutConfig: defaultConfiguration.printoutConfig,
    localeConfig: defaultConfiguration.localeConfig,
    version: expect.any(Number),
  });
});
