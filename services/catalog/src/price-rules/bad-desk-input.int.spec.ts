import { calls } from '@werkbank/contracts/calls';
import { type ErrorBody, errorStatus } from '@werkbank/contracts/errors';
import { addressOf, type RouteName, routes } from '@werkbank/contracts/routes';
import { readPart } from '@werkbank/contracts/validation';
import type { TestInstance } from '@werkbank/platform/testing';
import { wildVariants } from '@werkbank/platform/testing/wild-values';
import fc from 'fast-check';
import { patience, startCatalogInstance } from '../testing/catalog-instance.js';
import { alpspitz, type Desk, deskOf, producerOf } from '../testing/desk.js';

/** A call that saves an object: its path, a valid body, and calls that read it back and delete it. */
interface Saving {
  call: RouteName;
  params?: Record<string, number>;
  /** A body with an empty name gets a new one for each call. */
  right: object;
  /** Reads the saved object by the id in the answer. */
  readBack: (answer: { id: number }) => Promise<unknown>;
  takeAway?: (answer: { id: number }) => Promise<unknown>;
}

let instance: TestInstance;
let desk: Desk;
let savings: Record<string, Saving>;
let token: string;
let made = 0;
const hss = 3;
const tiers = [
  { minQuantity: 0, discountValue: -5 },
  { minQuantity: 50, discountValue: 12.5 },
];
const later = { validFrom: '2031-01-01', validUntil: '2031-12-31' };
const days = { validFrom: '2027-01-01', validUntil: '2027-12-31' };

beforeAll(async () => {
  instance = await startCatalogInstance();
  desk = await deskOf(instance);
  token = await (await producerOf(alpspitz)).accessToken();
  savings = await someOfEach();
}, patience);
afterAll(() => instance.stop(), patience);

const groupOf = async (discountType: 'Percentage' | 'PercentageMaterialGroup' | 'QuantityMaterialGroup') => {
  const discountValue = discountType === 'Percentage' ? 2 : null;
  const body = {
    name: `Group ${made++}`,
    discountType,
    materialGroupType: 'MaterialGroup' as const,
    discountValue,
  };
  return (await desk('createDiscountGroup', { body })).id;
};

async function someOfEach(): Promise<Record<string, Saving>> {
  const own = await groupOf('Percentage');
  const percent = await groupOf('PercentageMaterialGroup');
  const tiered = await groupOf('QuantityMaterialGroup');
  const { id: parent } = await desk('createArticleGroup', { body: { name: 'Parent' } });
  const percentOfOwn = await groupOf('PercentageMaterialGroup');
  const first = await desk('createDiscount', {
    params: { discountGroupId: percentOfOwn },
    body: { materialOrArticleGroupId: 4, discountValue: 3 },
  });
  /** A discount gets a new id with each change. */
  const changed = { discountGroupId: percentOfOwn, discountId: first.id };
  const { id: assignmentId } = await desk('createDiscountAssignment', {
    body: { customerCompanyId: 900, discountGroupId: own, ...later },
  });
  const { id: factorId } = await desk('createCountryPriceFactor', {
    body: { targetCountry: 'CH', factor: 1.1, ...later },
  });
  const { id: surchargeId } = await desk('createSurcharge', {
    body: { materialGroupId: 4, value: 1.5, ...later },
  });
  const readDiscount = async (discountGroupId: number, answer: { id: number }) => {
    const { discounts } = await readGroup({ id: discountGroupId });
    return discounts.some(({ id }) => id === answer.id) ? answer : undefined;
  };
  const readGroup = ({ id }: { id: number }) => desk('getDiscountGroup', { params: { discountGroupId: id } });
  const deleteGroup = ({ id }: { id: number }) =>
    desk('deleteDiscountGroup', { params: { discountGroupId: id } });
  const readParent = ({ id }: { id: number }) => desk('getArticleGroup', { params: { articleGroupId: id } });
  const group = { materialGroupType: 'MaterialGroup', discountType: 'Percentage', discountValue: 2.5 };
  const saveIn = (discountGroupId: number, values: object): Saving => ({
    call: 'saveDiscounts',
    params: { discountGroupId },
    right: { discounts: [{ materialOrArticleGroupId: hss, ...values, ...days }] },
    readBack: readGroup,
  });
  return {
    'a new group': {
      call: 'createDiscountGroup',
      right: { name: '', ...group },
      readBack: readGroup,
      takeAway: deleteGroup,
    },
    'a group': {
      call: 'updateDiscountGroup',
      params: { discountGroupId: own },
      right: { name: '', ...group },
      readBack: readGroup,
    },
    'a copy': {
      call: 'copyDiscountGroup',
      params: { discountGroupId: tiered },
      right: { name: '' },
      readBack: readGroup,
      takeAway: deleteGroup,
    },
    'percentages by material group': saveIn(percent, { discountValue: 7.25 }),
    'tiers by material group': saveIn(tiered, { discountQuantities: tiers }),
    'a new article group': {
      call: 'createArticleGroup',
      right: { name: '' },
      readBack: readParent,
      takeAway: ({ id }) => desk('deleteArticleGroup', { params: { articleGroupId: id } }),
    },
    'material groups of an article group': {
      call: 'assignMaterialGroups',
      params: { articleGroupId: parent },
      right: { materialGroups: [hss] },
      readBack: readParent,
    },
    'a new country factor': {
      call: 'createCountryPriceFactor',
      right: { targetCountry: 'AT', factor: 1.04, ...days },
      readBack: async ({ id }) => (await desk('listCountryPriceFactors', {})).find((one) => one.id === id),
      takeAway: ({ id }) => desk('deleteCountryPriceFactor', { params: { factorId: id } }),
    },
    'a new surcharge': {
      call: 'createSurcharge',
      right: { materialGroupId: 4, value: 3.5, ...days },
      readBack: async ({ id }) => (await desk('listSurcharges', {})).find((one) => one.id === id),
      takeAway: ({ id }) => desk('deleteSurcharge', { params: { surchargeId: id } }),
    },
    'a new assignment': {
      call: 'createDiscountAssignment',
      right: { customerCompanyId: 900, discountGroupId: own, ...days },
      readBack: async ({ id }) => (await desk('listDiscountAssignments', {})).find((one) => one.id === id),
      takeAway: ({ id }) => desk('deleteDiscountAssignment', { params: { assignmentId: id } }),
    },
    'a new discount': {
      call: 'createDiscount',
      params: { discountGroupId: percentOfOwn },
      right: { materialOrArticleGroupId: hss, discountValue: 7.25, ...days },
      readBack: (answer) => readDiscount(percentOfOwn, answer),
      takeAway: ({ id }) =>
        desk('deleteDiscount', { params: { discountGroupId: percentOfOwn, discountId: id } }),
    },
    'a discount': {
      call: 'updateDiscount',
      params: changed,
      right: { discountValue: 8.5 },
      readBack: (answer) => {
        changed.discountId = answer.id;
        return readDiscount(percentOfOwn, answer);
      },
    },
    'an article group': {
      call: 'updateArticleGroup',
      params: { articleGroupId: parent },
      right: { name: '' },
      readBack: readParent,
    },
    'an assignment': {
      call: 'updateDiscountAssignment',
      params: { assignmentId },
      right: { discountGroupId: own, ...later },
      readBack: async ({ id }) => (await desk('listDiscountAssignments', {})).find((one) => one.id === id),
    },
    'a country factor': {
      call: 'updateCountryPriceFactor',
      params: { factorId },
      right: { factor: 1.05, ...later },
      readBack: async ({ id }) => (await desk('listCountryPriceFactors', {})).find((one) => one.id === id),
    },
    'a surcharge': {
      call: 'updateSurcharge',
      params: { surchargeId },
      right: { value: 2.5, ...later },
      readBack: async ({ id }) => (await desk('listSurcharges', {})).find((one) => one.id === id),
    },
    'a discount request': {
      call: 'requestDiscount',
      right: { producers: [2], country: 'CH', remarks: 'Wir nehmen 500 Stück.', articleId: 'drill-68' },
      readBack: (answer) =>
        instance
          .em()
          .execute('select id from discount_request where id = ?', [answer.id])
          .then(([row]) => row),
      takeAway: ({ id }) => instance.em().execute('delete from discount_request where id = ?', [id]),
    },
    'a simulation': {
      call: 'simulatePrices',
      right: {
        country: 'CH',
        currency: 'CHF',
        quantity: 12,
        articleIds: ['drill-68'],
        edit: {
          discountGroup: {
            ...group,
            discountType: 'PercentageMaterialGroup',
            discountValue: null,
            discounts: [{ materialOrArticleGroupId: hss, discountValue: 4 }],
          },
        },
      },
      readBack: (answer) => Promise.resolve(answer),
    },
  };
}

/** Sends a raw body, past the client's types. */
async function send({ call, params }: Saving, text: string) {
  const answer = await fetch(
    instance.url + addressOf(call, { params: { producerCompanyId: alpspitz, ...params } }),
    {
      method: routes[call].method,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: text,
    },
  );
  return { status: answer.status, body: (await answer.json()) as Partial<ErrorBody> & { id: number } };
}

/** Fresh names, so that a valid body is not refused as a duplicate. */
const named = (given: unknown): unknown =>
  typeof given === 'object' && given !== null && Reflect.get(given, 'name') === ''
    ? { ...given, name: `Wild ${made++}` }
    : given;

it.each([
  'a new group',
  'a group',
  'a copy',
  'percentages by material group',
  'tiers by material group',
  'a new article group',
  'material groups of an article group',
  'a new country factor',
  'a new surcharge',
  'a new assignment',
  'a new discount',
  'a discount',
  'an article group',
  'an assignment',
  'a country factor',
  'a surcharge',
  'a discount request',
  'a simulation',
])('%s is saved and reads as it was answered, or is refused in the words of the contract', async (what) => {
  const saving = savings[what];
  const schema = saving && calls[saving.call].body;
  if (!schema) throw new Error(`${what} has a body`);
  let saved = 0;
  const agrees = async (wild: unknown) => {
    const text = JSON.stringify(named(wild)) ?? '';
    const { status, body } = await send(saving, text);
    const read = readPart(schema, text === '' ? undefined : JSON.parse(text));
    if ('refusal' in read) {
      const { code, field } = read.refusal;
      const said = { status, code: body.code, field: body.field };
      return expect(said).toEqual({ status: errorStatus(code), code, field });
    }
    if (status >= 400) return expect(calls[saving.call].refusals).toContain(body.code);
    saved++;
    expect(await saving.readBack(body)).toEqual(body);
    expect(body).toMatchObject(keptOf(read.value));
    await saving.takeAway?.(body);
  };
  await agrees(saving.right);
  expect(saved).toBe(1);
  await fc.assert(fc.asyncProperty(wildVariants(saving.right), agrees), {
    numRuns: Number(process.env['FORM_RUNS'] ?? 60),
  });
});

/** Fields of a request that its answer repeats. */
function keptOf(value: unknown): Record<string, unknown> {
  const { name, discountType, factor, value: percent, targetCountry } = value as Record<string, unknown>;
  const kept = { name, discountType, factor, value: percent, targetCountry };
  return Object.fromEntries(Object.entries(kept).filter(([, one]) => one !== undefined));
}
