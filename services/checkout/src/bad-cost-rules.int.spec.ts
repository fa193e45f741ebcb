import { dayOf } from '@werkbank/contracts/calendar';
import type { CallRequest } from '@werkbank/contracts/calls';
import { newCustoms, newFreight } from '@werkbank/contracts/fixtures';
import { costRuleLimits } from '@werkbank/contracts/limits';
import { type TestUser, testUser } from '@werkbank/platform/testing';
import { allKept } from './testing/all-kept.js';
import { startWorldOfBuyers } from './testing/world-of-buyers.js';

let world: Awaited<ReturnType<typeof startWorldOfBuyers>>;
let admin: TestUser;
beforeAll(async () => {
  world = await startWorldOfBuyers();
  admin = await testUser({ roles: ['platform-admin'] });
}, 60_000);
afterAll(() => world?.instance.stop());

const validFrom = dayOf(new Date());
const saveFreight = (change: object) =>
  world.instance.callAs(admin, 'saveFreightRule', {
    body: {
      ...newFreight,
      shipper: 'go',
      validFrom,
      optimisticLockKey: 0,
      ...change,
    } as CallRequest<'saveFreightRule'>['body'],
  });
const saveCustoms = (change: object) =>
  world.instance.callAs(admin, 'saveCustomsRule', {
    body: {
      ...newCustoms,
      validFrom,
      optimisticLockKey: 0,
      ...change,
    } as CallRequest<'saveCustomsRule'>['body'],
  });
async function expectRefused(attempt: () => Promise<unknown>, refusal: object): Promise<void> {
  const before = await allKept(world.instance);
  await expect(attempt()).rejects.toMatchObject(refusal);
  expect(await allKept(world.instance)).toEqual(before);
}

const step = (upToGrams: number | null, more: object = {}) => ({
  upToGrams,
  base: { EUR: 100 },
  perKilogram: { EUR: 0 },
  ...more,
});
const steps = (...given: object[]) => ({ figures: { steps: given, freeFrom: null } });
const codes = Array.from({ length: 26 }, (_, at) => `XX${String.fromCodePoint(65 + at)}`);
const currencies = (count: number) => Object.fromEntries(codes.slice(0, count).map((code) => [code, 1]));
const rising = (count: number) =>
  Array.from({ length: count }, (_, at) => step(at === count - 1 ? null : at + 1));

describe('a rule of freight is refused', () => {
  it.each<[string, object, string]>([
    ['of one step too many', steps(...rising(costRuleLimits.steps + 1)), 'MALFORMED_REQUEST'],
    ['of ten thousand steps', steps(...rising(10_000)), 'MALFORMED_REQUEST'],
    ['up to no weight', steps(step(0), step(null)), 'NUMBER_TOO_SMALL'],
    ['up to half a gram', steps(step(0.5), step(null)), 'NOT_A_NUMBER'],
    ['beyond any weight', steps(step(costRuleLimits.grams + 1), step(null)), 'NUMBER_TOO_LARGE'],
    ['in too many currencies', steps(step(null, { base: currencies(21) })), 'COST_AMOUNT_MISSING'],
    ['in a currency that is none', steps(step(null, { base: { euro: 1 } })), 'MALFORMED_REQUEST'],
    ['for an amount in words', steps(step(null, { base: { EUR: 'one' } })), 'NOT_A_NUMBER'],
    ['of a shipper that there is not', { shipper: 'pigeon' }, 'MALFORMED_REQUEST'],
    ['from a country that turns around', { from: '\u202eED' }, 'MALFORMED_REQUEST'],
    ['from a day that no calendar has', { validFrom: '2027-02-30' }, 'NOT_A_DATE'],
    ['with a key below zero', { optimisticLockKey: -1 }, 'NUMBER_TOO_SMALL'],
    ['with a key beyond all numbers', { optimisticLockKey: 2 ** 31 }, 'NUMBER_TOO_LARGE'],
    ['without a key', { optimisticLockKey: undefined }, 'FIELD_REQUIRED'],
  ])('%s', (_, change, code) =>
    expectRefused(() => saveFreight({ from: 'DE', ...change }), { status: 400, code }),
  );

  it('when it would be one too many, and those that are there are changed on', async () => {
    const { rules: max } = costRuleLimits;
    await world.instance.em().execute(
      `insert into cost_rule_version (kind, shipper, from_country, to_country, figures)
       select 'Freight', 'go', chr(65 + n / 26) || chr(65 + n % 26), 'FR', f.figures
       from generate_series(0, ?) n, (select figures from cost_rule_version where shipper = 'go' limit 1) f`,
      [max],
    );
    const refusal = {
      status: 409,
      code: 'TOO_MANY_PRICE_RULES',
      message: expect.stringContaining(String(max)),
    };
    await expectRefused(() => saveFreight({ from: 'ZZ' }), refusal);
    await expect(saveFreight({ from: 'AB', to: 'FR', optimisticLockKey: 1 })).resolves.toMatchObject({
      versions: [{ state: 'holds' }, { state: 'past' }],
    });
  });
});

it('has no more versions than may be kept of it', async () => {
  const { versions: max } = costRuleLimits;
  await world.instance.em().execute(
    `insert into cost_rule_version (kind, from_country, figures, withdrawn_at, withdrawn_by)
     select 'Customs', 'DE', v.figures, now(), 'Erika Verwalter'
     from generate_series(1, ?) n, (select figures from cost_rule_version where kind = 'Customs' limit 1) v`,
    [max],
  );
  const refusal = {
    status: 409,
    code: 'TOO_MANY_PRICE_RULES',
    message: expect.stringContaining(String(max)),
  };
  const { customs } = await world.instance.callAs(admin, 'listCostRules', {});
  const optimisticLockKey = customs.find(({ from }) => from === 'DE')?.optimisticLockKey ?? 0;
  await expectRefused(() => saveCustoms({ from: 'DE', to: null, optimisticLockKey }), refusal);
});
