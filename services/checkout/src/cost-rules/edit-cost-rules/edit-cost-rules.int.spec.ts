import { addDays, dayOf } from '@werkbank/contracts/calendar';
import type { CallRequest } from '@werkbank/contracts/calls';
import { ApiError } from '@werkbank/contracts/client';
import { callExamples, newCustoms, newFreight } from '@werkbank/contracts/fixtures';
import { errorMessage } from '@werkbank/contracts/errors';
import { type RouteName, routeNames, routes } from '@werkbank/contracts/routes';
import { countStatements } from '@werkbank/platform/database';
import { type TestUser, testUser } from '@werkbank/platform/testing';
import { startWorldOfBuyers } from '../../testing/world-of-buyers.js';

type Freight = CallRequest<'saveFreightRule'>['body'];

let world: Awaited<ReturnType<typeof startWorldOfBuyers>>;
let admin: TestUser;
beforeAll(async () => {
  world = await startWorldOfBuyers();
  admin = await testUser({ roles: ['platform-admin'], firstName: 'Erika', lastName: 'Verwalter' });
  world.instance.courier.answerQuery('catalog.get-cost-terms', ({ days, currency }) =>
    days.map(() => ({
      tax: { rate: 8.1, reason: null },
      countryTax: { rate: 8.1, reason: null },
      exchangeRatios: (currency === 'CHF' ? { EUR: '0.9417' } : {}) as Record<string, string>,
    })),
  );
}, 60_000);
afterAll(() => world?.instance.stop());
beforeEach(() => world.forget());

const today = dayOf(new Date());
const tomorrow = addDays(today, 1);
const call = <N extends RouteName>(name: N, request: CallRequest<N>) =>
  world.instance.callAs(admin, name, request);
const freightOf = async (shipper: string, from: string | null = null, to: string | null = null) => {
  const { freight } = await call('listCostRules', {});
  return freight.find((rule) => rule.shipper === shipper && rule.from === from && rule.to === to);
};
const keyOf = async (shipper: string) => (await freightOf(shipper))?.optimisticLockKey ?? 0;
const flat = (cents: number): Freight['figures'] => ({
  steps: [{ upToGrams: null, base: { EUR: cents, CHF: cents }, perKilogram: { EUR: 0, CHF: 0 } }],
  freeFrom: null,
});
const save = async (more: Partial<Freight> = {}) => {
  const shipper = more.shipper ?? 'go';
  const optimisticLockKey = await keyOf(shipper);
  return call('saveFreightRule', { body: { ...newFreight, shipper, optimisticLockKey, ...more } });
};

describe('rules of freight and customs', () => {
  it('are listed with all of their versions, by a number of statements that does not depend on how many there are', async () => {
    const list = () => call('listCostRules', {});
    const { freight, customs, baseCurrency } = await list();
    expect(freight.map((rule) => rule.shipper)).toEqual(['custom', 'dhleuro', 'dhlparcel', 'go', 'sh_post']);
    expect(freight[0]).toMatchObject({
      optimisticLockKey: 1,
      versions: [{ validFrom: null, state: 'holds', enteredBy: null }],
    });
    expect([customs.length, baseCurrency]).toEqual([1, 'EUR']);
    const before = await countStatements(list);
    await save({ shipper: 'custom', from: 'DE', to: 'FR', optimisticLockKey: 0 });
    await save({ shipper: 'custom', from: 'DE', to: 'CH', optimisticLockKey: 0 });
    expect(await countStatements(list)).toBe(before);
    expect(before).toBe(2);
  });

  it('hold from their day on, and the former ones stay in sight', async () => {
    const entered = await save({ shipper: 'go', validFrom: tomorrow });
    expect(entered.versions.map(({ state, validFrom, enteredBy }) => [state, validFrom, enteredBy])).toEqual([
      ['coming', tomorrow, 'Erika Verwalter'],
      ['holds', null, null],
    ]);
    const now = await save({ shipper: 'go', validFrom: today, figures: flat(700) });
    expect(now.versions.map(({ state }) => state)).toEqual(['coming', 'holds', 'past']);
  });

  it('of a day to come are replaced by another one for that day', async () => {
    await save({ shipper: 'go', validFrom: addDays(today, 9), figures: flat(1) });
    const { versions } = await save({ shipper: 'go', validFrom: addDays(today, 9), figures: flat(2) });
    expect(versions.slice(0, 2).map(({ state, withdrawnBy }) => [state, withdrawnBy])).toEqual([
      ['coming', null],
      ['withdrawn', 'Erika Verwalter'],
    ]);
  });

  it('count from the next order on, which keeps the rule that made its freight', async () => {
    const before = await world.draft();
    const rule = await save({ shipper: 'sh_post', validFrom: today, figures: flat(1234) });
    const after = await world.draft();
    expect(before.totals.freight).toBe(950);
    expect(after.totals.freight).toBe(1234);
    const madeBy = { ruleId: rule.versions[0]?.id, validFrom: today, exchangedBy: null };
    expect(after.orderSections[0]?.costs[0]?.madeBy).toEqual(madeBy);
    await expect(world.submit(before.id)).rejects.toMatchObject({ code: 'DRAFT_SUPERSEDED' });
    const again = await world.draft();
    await world.submit(again.id);
    const event = await world.eventOf(again.id);
    expect(event?.orderSections[0]?.costs[0]).toMatchObject({ taxBase: 1234, madeBy });
  });

  it('with the same content leave a draft as it is', async () => {
    await save({ shipper: 'sh_post', validFrom: today, figures: flat(500) });
    const { id } = await world.draft();
    await save({ shipper: 'sh_post', validFrom: today, figures: flat(500) });
    await expect(world.submit(id)).resolves.toMatchObject({ orderId: expect.any(Number) });
  });

  it('make no draft dearer in silence', async () => {
    const { id } = await world.draft();
    await save({ shipper: 'sh_post', validFrom: today, figures: flat(501) });
    await expect(world.submit(id)).rejects.toMatchObject({ code: 'DRAFT_OUTDATED' });
  });

  it('of a pair of countries end, and the general one counts again', async () => {
    const pair = { shipper: 'sh_post', from: 'CH', to: 'CH' } as const;
    const own = await save({ ...pair, validFrom: today, figures: flat(77), optimisticLockKey: 0 });
    expect((await world.draft()).totals.freight).toBe(77);
    await save({ ...pair, validFrom: today, figures: null, optimisticLockKey: own.optimisticLockKey });
    expect((await world.draft()).totals.freight).toBe(501);
  });

  it('are withdrawn while they do not hold yet', async () => {
    const { versions } = await save({ shipper: 'dhleuro', validFrom: tomorrow });
    const versionId = versions[0]?.id ?? 0;
    await call('withdrawCostRule', { params: { versionId } });
    const rule = await freightOf('dhleuro');
    expect(rule?.versions[0]).toMatchObject({
      id: versionId,
      state: 'withdrawn',
      withdrawnBy: 'Erika Verwalter',
    });
    await expect(call('withdrawCostRule', { params: { versionId } })).rejects.toMatchObject({
      status: 404,
      code: 'COST_RULE_NOT_FOUND',
    });
  });

  it('publish each change with its author and the former values', async () => {
    const { versions } = await call('saveCustomsRule', { body: { ...newCustoms, validFrom: tomorrow } });
    const [version] = versions;
    await call('withdrawCostRule', { params: { versionId: version?.id ?? 0 } });
    await world.instance.settled();
    const told = (await world.instance.courier.sent('checkout.cost-rule-changed.v1')).filter(
      ({ ruleId }) => ruleId === version?.id,
    );
    expect(told).toEqual([
      expect.objectContaining({
        action: 'saved',
        kind: 'Customs',
        subject: 'Customs * → *',
        by: expect.objectContaining({ userId: admin.userId, lastName: 'Verwalter' }),
        before: expect.objectContaining({ validFrom: null, percent: 1.5 }),
        after: expect.objectContaining({ validFrom: tomorrow, percent: 2.25 }),
      }),
      expect.objectContaining({ action: 'withdrawn', after: null }),
    ]);
  });
});

describe('a version is refused', () => {
  const step = (upToGrams: number | null, cents = 100) => ({
    upToGrams,
    base: { EUR: cents },
    perKilogram: { EUR: 0 },
  });
  const steps = (...given: object[]) => ({ figures: { steps: given, freeFrom: null } }) as Partial<Freight>;

  it.each<[string, Partial<Freight>, number, string]>([
    ['for yesterday', { validFrom: addDays(today, -1) }, 400, 'COST_RULE_DAY_PAST'],
    ['with an old key', { optimisticLockKey: 0 }, 409, 'CHANGED_MEANWHILE'],
    ['for Liechtenstein', { to: 'LI', optimisticLockKey: 0 }, 400, 'COST_RULE_COUNTRY'],
    ['that ends what everything falls back to', { figures: null }, 409, 'COST_RULE_CANNOT_END'],
    [
      'that ends what there is not',
      { from: 'FR', figures: null, optimisticLockKey: 0 },
      404,
      'COST_RULE_NOT_FOUND',
    ],
    ['with steps that fall', steps(step(5000), step(4000), step(null)), 400, 'FREIGHT_STEPS'],
    ['with steps that overlap', steps(step(5000), step(5000), step(null)), 400, 'FREIGHT_STEPS'],
    ['with a last step that ends', steps(step(5000)), 400, 'FREIGHT_STEPS'],
    ['with a step after the last', steps(step(null), step(null)), 400, 'FREIGHT_STEPS'],
    ['below nothing', steps(step(null, -1)), 400, 'NUMBER_TOO_SMALL'],
    ['with half a cent', steps(step(null, 0.5)), 400, 'NOT_A_NUMBER'],
    ['beyond any price', steps(step(null, 100_000_001)), 400, 'NUMBER_TOO_LARGE'],
    ['without any amount', steps({ ...step(null), base: {} }), 400, 'COST_AMOUNT_MISSING'],
    ['without steps', steps(), 400, 'FREIGHT_STEPS'],
    ['of no day', { validFrom: 'soon' }, 400, 'NOT_A_DATE'],
    ['for who collects', { shipper: 'selfCollection' as never }, 400, 'MALFORMED_REQUEST'],
  ])('%s', async (_, change, status, code) => {
    const before = await call('listCostRules', {});
    await expect(save({ shipper: 'dhlparcel', ...change })).rejects.toMatchObject({ status, code });
    expect(await call('listCostRules', {})).toEqual(before);
  });

  it.each([
    [-0.01, 'NUMBER_TOO_SMALL'],
    [100.01, 'NUMBER_TOO_LARGE'],
    [1.005, 'TOO_MANY_DECIMALS'],
  ])('with %d per cent of customs: %s', async (percent, code) => {
    const body = { ...newCustoms, figures: { ...newCustoms.figures, percent } };
    await expect(call('saveCustomsRule', { body })).rejects.toMatchObject({ status: 400, code });
  });

  it('by one of two who save at once', async () => {
    const optimisticLockKey = await keyOf('dhlparcel');
    const both = await Promise.allSettled(
      [1, 2].map((cents) =>
        save({ shipper: 'dhlparcel', validFrom: tomorrow, figures: flat(cents), optimisticLockKey }),
      ),
    );
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('when what holds is to be withdrawn, in the language of who asks', async () => {
    const { versions } = (await freightOf('custom')) ?? { versions: [] };
    const request = { params: { versionId: versions[0]?.id ?? 0 } };
    for (const language of ['de', 'en'] as const) {
      await expect(
        world.instance.callAs(admin, 'withdrawCostRule', request, { language }),
      ).rejects.toMatchObject({
        status: 409,
        code: 'COST_RULE_IN_FORCE',
        message: errorMessage('COST_RULE_IN_FORCE', language),
      });
    }
  });
});

describe('an example basket', () => {
  const example = { from: 'DE', to: 'CH', grams: 2400, goods: 10_000, currency: 'CHF', day: tomorrow };
  const preview = (edit: object | null = null) =>
    call('previewCosts', { body: { ...example, edit } as CallRequest<'previewCosts'>['body'] });

  it('costs today what holds, and on the day what is edited', async () => {
    const { today: now, onDay } = await preview({
      kind: 'Freight',
      shipper: 'dhleuro',
      from: 'DE',
      to: 'CH',
      figures: flat(2000),
    });
    expect(now).toMatchObject({ shipper: 'dhleuro', taxBase: 10_000 + 1565 + 3300 + 150 });
    expect(onDay?.costs[0]?.taxBase).toBe(2000);
    expect(onDay?.tax).toMatchObject({ rate: 8.1, base: 15_450, amount: 1251 });
    expect(onDay?.total).toBe(16_701);
  });

  it.each([
    [
      'customs',
      { kind: 'Customs', from: null, to: null, figures: { handling: { CHF: 100 }, percent: 10 } },
      12_665,
    ],
    [
      'the rate of the country',
      { kind: 'Tax', from: null, to: 'CH', figures: { percent: 10, reason: null } },
      15_015,
    ],
  ])('shows what %s would be', async (_, edit, taxBase) => {
    expect((await preview(edit)).onDay).toMatchObject({ taxBase });
  });

  it('is empty without a ratio into the currency', async () => {
    const body = { ...example, currency: 'PLN' };
    expect(await call('previewCosts', { body })).toEqual({ today: null, onDay: null });
  });

  it('stores no rule', async () => {
    const before = await call('listCostRules', {});
    await preview({ kind: 'Freight', shipper: 'go', from: null, to: null, figures: flat(1) });
    expect(await call('listCostRules', {})).toEqual(before);
  });
});

describe('who may call', () => {
  const names = routeNames.filter((name) => routes[name].path.startsWith('/api/cost-rules'));
  it.each(names)('%s: refuses all but platform admins', async (name) => {
    const request = callExamples[name].request as CallRequest<RouteName>;
    const callers: Record<string, TestUser | 'visitor'> = {
      visitor: 'visitor',
      loner: await testUser({}),
      buyer: world.buyer,
      companyAdmin: await testUser({ companyId: 900, companyType: 'Customer', roles: ['company-admin'] }),
      producer: await testUser({ companyId: 31, companyType: 'Producer', roles: ['company-admin'] }),
      platformAdmin: admin,
    };
    const said: Record<string, number> = {};
    for (const [who, caller] of Object.entries(callers)) {
      const answer = world.instance.callAs(caller, name, request);
      said[who] = await answer.then(
        () => 200,
        (error: unknown) => (error instanceof ApiError ? error.status : 500),
      );
    }
    const { platformAdmin, ...others } = said;
    expect(others).toEqual({ visitor: 401, loner: 403, buyer: 403, companyAdmin: 403, producer: 403 });
    expect([200, 404, 409]).toContain(platformAdmin);
  });
});
