import { calls } from '@werkbank/contracts/calls';
import { addressOf } from '@werkbank/contracts/client';
import { type ErrorBody, errorStatus } from '@werkbank/contracts/errors';
import { type RouteName, routes } from '@werkbank/contracts/routes';
import { readPart } from '@werkbank/contracts/validation';
import { type TestInstance, wildVariants } from '@werkbank/platform/testing';
import fc from 'fast-check';
import { patience, startCatalogInstance } from '../testing/catalog-instance.js';
import { alpspitz, type Desk, deskOf, producerOf } from '../testing/desk.js';

/** A call that saves something: where, what is right, and how it is read again and taken away. */
interface Saving {
  call: RouteName;
  params?: Record<string, number>;
  /** Its name is another one each time where it has one. */
  right: object;
  /** What is there afterwards of what the answer tells. */
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
  };
}

/** What is sent as it stands, past the client's types. */
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

/** Names are told apart, so that what is right is not refused for being there. */
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

/** What of a request stands in its answer under the same name. */
function keptOf(value: unknown): Record<string, unknown> {
  const { name, discountType, factor, value: percent, targetCountry } = value as Record<string, unknown>;
  const kept = { name, discountType, factor, value: percent, targetCountry };
  return Object.fromEntries(Object.entries(kept).filter(([, one]) => one !== undefined));
}
