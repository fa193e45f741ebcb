import type { TestInstance } from '@werkbank/platform/testing';
import { refusalOf } from '../../testing/refusals.js';
import { settledInstance } from '../../testing/settled-instance.js';
import type { TestPeople, TestPerson } from '../../testing/test-people.js';

let instance: TestInstance;
let people: TestPeople;
let admin: TestPerson;
beforeAll(async () => {
  ({ instance, people } = await settledInstance());
  admin = await people.add({ roles: ['platform-admin'] });
}, 60_000);
afterAll(() => people?.leave(), 60_000);

const offer = (currency: string) => instance.callAs(admin, 'offerCurrency', { body: { currency } });
const withdraw = (currency: string) => instance.callAs(admin, 'withdrawCurrency', { params: { currency } });
const offered = async () => (await instance.callAs('visitor', 'getConfiguration', {})).currencies;

describe('a currency', () => {
  it('is offered to everybody, announced to the other domains and recorded in the audit trail', async () => {
    expect(await offer('PLN')).toEqual({ currencies: ['EUR', 'CHF', 'PLN'] });
    expect(await offered()).toEqual(['EUR', 'CHF', 'PLN']);
    await instance.settled();
    expect((await instance.courier.sent('admin.configuration-changed.v1')).at(-1)).toMatchObject({
      currencies: ['EUR', 'CHF', 'PLN'],
    });
    const { entries } = await instance.callAs(admin, 'listAuditEntries', {
      query: { objectType: 'Configuration' },
    });
    expect(entries[0]).toMatchObject({
      action: 'offerCurrency',
      before: { currencies: ['EUR', 'CHF'] },
      after: { currencies: ['EUR', 'CHF', 'PLN'] },
    });
    expect(await withdraw('PLN')).toEqual({ currencies: ['EUR', 'CHF'] });
    expect(await offered()).toEqual(['EUR', 'CHF']);
  });

  it('is offered once, must exist and have cents', async () => {
    expect(await refusalOf(offer('EUR'))).toMatchObject({
      code: 'CURRENCY_OFFERED_ALREADY',
      field: 'currency',
    });
    for (const none of ['QQQ', 'JPY']) {
      expect(await refusalOf(offer(none))).toMatchObject({ code: 'CURRENCY_UNKNOWN', field: 'currency' });
    }
  });

  it('can be withdrawn, unless it is the default', async () => {
    expect(await refusalOf(withdraw('EUR'))).toMatchObject({ code: 'DEFAULT_CURRENCY' });
    expect(await refusalOf(withdraw('PLN'))).toMatchObject({ code: 'CURRENCY_NOT_OFFERED' });
  });

  it('is not lost when two are offered at once', async () => {
    await Promise.all(['PLN', 'CZK', 'SEK', 'DKK'].map(offer));
    expect((await offered()).toSorted()).toEqual(['CHF', 'CZK', 'DKK', 'EUR', 'PLN', 'SEK']);
    for (const currency of ['PLN', 'CZK', 'SEK', 'DKK']) await withdraw(currency);
  });
});
