import { addDays, dayOf } from '@werkbank/contracts/calendar';
import type { CallRequest } from '@werkbank/contracts/calls';
import { callExamples, newTax } from '@werkbank/contracts/fixtures';
import { type QueryAnswer, queries } from '@werkbank/contracts/queries';
import { type RouteName, routeNames, routes } from '@werkbank/contracts/routes';
import { countStatements } from '@werkbank/platform/database';
import { Queries } from '@werkbank/platform/messaging';
import { type TestInstance, type TestUser, testUser } from '@werkbank/platform/testing';
import { patience, startCatalogInstance } from '../../testing/catalog-instance.js';
import { alpspitz, buyerOf, producerOf, refusalOf } from '../../testing/desk.js';

/** Tax rates of the former table, which had no days. */
const ratesBefore = {
  DE: 19,
  CH: 8.1,
  AT: 20,
  BE: 21,
  BG: 20,
  CY: 19,
  CZ: 21,
  DK: 25,
  EE: 24,
  ES: 21,
  FI: 25.5,
  FR: 20,
  GB: 20,
  GR: 24,
  HR: 25,
  HU: 27,
  IE: 23,
  IT: 22,
  LT: 21,
  LU: 17,
  LV: 21,
  MT: 18,
  NL: 21,
  NO: 25,
  PL: 23,
  PT: 23,
  RO: 21,
  SE: 25,
  SI: 22,
  SK: 23,
};

type Tax = CallRequest<'saveTaxRule'>['body'];
const today = dayOf(new Date());
const tomorrow = addDays(today, 1);

let instance: TestInstance;
let admin: TestUser;
beforeAll(async () => {
  instance = await startCatalogInstance();
  admin = await testUser({ roles: ['platform-admin'], firstName: 'Erika', lastName: 'Verwalter' });
}, patience);
afterAll(() => instance?.stop(), patience);

const call = <N extends RouteName>(name: N, request: CallRequest<N>) => instance.callAs(admin, name, request);
const ruleOf = async (from: string | null, to: string) => {
  const { rules } = await call('listTaxRules', {});
  return rules.find((rule) => rule.from === from && rule.to === to);
};
const save = async (more: Partial<Tax> = {}) => {
  const { from, to } = { ...newTax, ...more };
  const optimisticLockKey = (await ruleOf(from, to))?.optimisticLockKey ?? 0;
  return call('saveTaxRule', { body: { ...newTax, optimisticLockKey, ...more } });
};
const rate = (percent: number) => ({ percent, reason: null });
const exempt = { percent: 0, reason: 'export' } as const;

const quote = async (location = 21): Promise<QueryAnswer<'catalog.quote-prices'>> =>
  queries['catalog.quote-prices'].answer.parse(
    await instance.app.get(Queries).ask('catalog.quote-prices', {
      language: 'de',
      country: 'CH',
      currency: 'CHF',
      customerCompanyId: 900,
      items: [{ articleId: 'key-3', quantity: 1, dispatchLocationId: location }],
    }),
  );

describe('tax rates and exceptions', () => {
  it('start with the rates from before they had days', async () => {
    const { rules } = await call('listTaxRules', {});
    expect(Object.fromEntries(rules.map(({ to, versions }) => [to, versions[0]?.figures?.percent]))).toEqual(
      ratesBefore,
    );
    expect(new Set(rules.flatMap(({ versions }) => versions.map(({ state }) => state)))).toEqual(
      new Set(['holds']),
    );
    expect(await countStatements(() => call('listTaxRules', {}))).toBe(1);
  });

  it('apply from their day on, and a quote names their version', async () => {
    await save({ from: null, to: 'CH', validFrom: tomorrow, figures: rate(9) });
    expect((await quote()).items[0]?.price?.taxRate).toBe(8.1);
    const { versions } = await save({ from: null, to: 'CH', validFrom: today, figures: rate(8.5) });
    expect(versions.map(({ state, enteredBy }) => [state, enteredBy])).toEqual([
      ['coming', 'Erika Verwalter'],
      ['holds', 'Erika Verwalter'],
      ['past', null],
    ]);
    const { items, costTax } = await quote();
    expect(items[0]?.price?.taxRate).toBe(8.5);
    const madeBy = { ruleId: versions[1]?.id, validFrom: today, exchangedBy: null };
    expect(costTax).toEqual([{ dispatchLocationId: 21, rate: 8.5, reason: null, madeBy }]);
  });

  it('answer a cost preview for several days at once', async () => {
    const ask = { from: 'DE', to: 'LI', currency: 'CHF', days: [today, tomorrow] };
    const tell = () => instance.app.get(Queries).ask('catalog.get-cost-terms', ask);
    expect(await tell()).toMatchObject([
      {
        tax: { rate: 8.5, reason: null },
        countryTax: { rate: 8.5 },
        exchangeRatios: { EUR: expect.any(String) },
      },
      { tax: { rate: 9, reason: null }, countryTax: { rate: 9 } },
    ]);
    expect(await countStatements(tell)).toBe(2);
  });

  it('of one country of departure override the rate, and end', async () => {
    await save({ validFrom: today, figures: exempt });
    expect((await quote()).costTax[0]).toMatchObject({ rate: 0, reason: 'export' });
    expect((await quote(22)).costTax[0]).toMatchObject({ rate: 8.5, reason: null });
    await save({ validFrom: today, figures: null });
    expect((await quote()).costTax[0]).toMatchObject({ rate: 8.5, reason: null });
  });

  it('can be withdrawn before they are in force', async () => {
    const { versions } = await save({ from: 'AT', validFrom: tomorrow, figures: exempt });
    const params = { versionId: versions[0]?.id ?? 0 };
    await call('withdrawTaxRule', { params });
    expect((await ruleOf('AT', 'CH'))?.versions).toMatchObject([
      { state: 'withdrawn', withdrawnBy: 'Erika Verwalter' },
    ]);
    expect(await refusalOf(call('withdrawTaxRule', { params }))).toMatchObject({
      status: 404,
      code: 'COST_RULE_NOT_FOUND',
    });
    const holding = { params: { versionId: (await ruleOf(null, 'DE'))?.versions[0]?.id ?? 0 } };
    expect(await refusalOf(call('withdrawTaxRule', holding))).toMatchObject({
      status: 409,
      code: 'COST_RULE_IN_FORCE',
    });
  });

  it('publish each change with its author and the values before and after', async () => {
    const { versions } = await save({ from: null, to: 'FR', validFrom: tomorrow, figures: rate(20.5) });
    await instance.settled();
    const told = await instance.courier.sent('catalog.tax-rule-changed.v1');
    expect(told.find(({ ruleId }) => ruleId === versions[0]?.id)).toMatchObject({
      action: 'saved',
      subject: 'FR',
      by: { userId: admin.userId },
      before: { validFrom: null, percent: 20, reason: null },
      after: { validFrom: tomorrow, percent: 20.5, reason: null },
    });
  });
});

describe('a tax rule is refused', () => {
  it.each<[string, Partial<Tax>, number, string]>([
    ['for yesterday', { validFrom: addDays(today, -1) }, 400, 'COST_RULE_DAY_PAST'],
    ['with another key', { optimisticLockKey: 99 }, 409, 'CHANGED_MEANWHILE'],
    ['for Liechtenstein', { to: 'LI' }, 400, 'COST_RULE_COUNTRY'],
    ['that ends the rate of a country', { from: null, figures: null }, 409, 'COST_RULE_CANNOT_END'],
    ['that ends what there is not', { from: 'PL', figures: null }, 404, 'COST_RULE_NOT_FOUND'],
    ['as an exception without a reason', { figures: rate(5) }, 400, 'TAX_REASON'],
    ['as a rate with a reason', { from: null, figures: exempt }, 400, 'TAX_REASON'],
    ['below nothing', { figures: { ...exempt, percent: -1 } }, 400, 'NUMBER_TOO_SMALL'],
    ['above everything', { figures: { ...exempt, percent: 100.01 } }, 400, 'NUMBER_TOO_LARGE'],
    ['with three decimals', { figures: { ...exempt, percent: 7.725 } }, 400, 'TOO_MANY_DECIMALS'],
    ['for an unknown reason', { figures: { percent: 0, reason: 'whim' as never } }, 400, 'MALFORMED_REQUEST'],
  ])('%s', async (_, change, status, code) => {
    const before = await call('listTaxRules', {});
    expect(await refusalOf(save(change))).toMatchObject({ status, code });
    expect(await call('listTaxRules', {})).toEqual(before);
  });

  it('for the second of two concurrent saves', async () => {
    const optimisticLockKey = (await ruleOf(null, 'AT'))?.optimisticLockKey ?? 0;
    const both = [10, 11].map((percent) =>
      save({ from: null, to: 'AT', validFrom: tomorrow, figures: rate(percent), optimisticLockKey }),
    );
    const ended = await Promise.allSettled(both);
    expect(ended.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });
});

describe('permissions', () => {
  const names = routeNames.filter((name) => routes[name].path.startsWith('/api/tax-rules'));
  it.each(names)('%s: only platform admins', async (name) => {
    const callers: Record<string, TestUser | 'visitor'> = {
      visitor: 'visitor',
      loner: await testUser({}),
      buyer: await buyerOf(900),
      producer: await producerOf(alpspitz),
    };
    const request = callExamples[name].request as CallRequest<RouteName>;
    const said: Record<string, number> = {};
    for (const [who, caller] of Object.entries(callers)) {
      said[who] = (await refusalOf(instance.callAs(caller, name, request)))?.status ?? 200;
    }
    expect(said).toEqual({ visitor: 401, loner: 403, buyer: 403, producer: 403 });
  });
});
