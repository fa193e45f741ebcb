import { calls } from '@werkbank/contracts/calls';
import type { ErrorBody } from '@werkbank/contracts/errors';
import { errorStatus } from '@werkbank/contracts/errors';
import {
  type AdministeredWorld,
  callExamples,
  callersOfAdministration,
  administrationAccess,
} from '@werkbank/contracts/fixtures';
import { addressOf, type RouteName, routes } from '@werkbank/contracts/routes';
import { readPart } from '@werkbank/contracts/validation';
import type { TestInstance } from '@werkbank/platform/testing';
import { wildVariants } from '@werkbank/platform/testing/wild-values';
import fc from 'fast-check';
import { swissCustomer } from './testing/admin-instance.js';
import { administeredWorld } from './testing/administered-world.js';
import { settledInstance } from './testing/settled-instance.js';
import type { TestPeople, TestPerson } from './testing/test-people.js';

let instance: TestInstance;
let people: TestPeople;
let admin: TestPerson;
let companyAdmin: TestPerson;
let world: AdministeredWorld;
beforeAll(async () => {
  ({ instance, people } = await settledInstance());
  admin = await people.add({ roles: ['platform-admin'] });
  companyAdmin = await people.add({ companyId: swissCustomer, roles: ['company-admin'] });
  const everybody = callersOfAdministration.map((caller) => [caller, admin] as const);
  world = await administeredWorld(instance, people, Object.fromEntries(everybody) as never);
}, 60_000);
afterAll(() => people?.leave(), 30_000);

const withBody = [...new Set(administrationAccess.map(({ call }) => call))].filter(
  (name) => 'body' in calls[name] && !('rawBody' in routes[name]),
);
const schemaOf = (name: RouteName) => {
  const { body } = calls[name];
  if (!body) throw new Error(`${name} has a body`);
  return body;
};

/** A valid request: from the table, or the contract's example if the table's is refused on purpose. */
function rightRequest(name: RouteName): { params?: Record<string, number>; body: unknown } {
  const row = administrationAccess.find(({ call }) => call === name);
  const request = row?.request(world, 'platformAdmin') ?? {};
  const [body, example] = [request, callExamples[name].request].map((one): unknown =>
    Reflect.get(one as object, 'body'),
  );
  return { ...request, body: 'value' in readPart(schemaOf(name), body) ? body : example };
}

/** Platform admins may make most calls, company admins the others. */
const callerOf = (name: RouteName): TestPerson =>
  routes[name].access.every((kind) => kind === 'company-admin') ? companyAdmin : admin;

async function send(name: RouteName, request: { params?: Record<string, number> }, body: string) {
  const answer = await fetch(instance.url + addressOf(name, request), {
    method: routes[name].method,
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${await callerOf(name).accessToken()}`,
    },
    body,
  });
  return { status: answer.status, body: (await answer.json()) as Partial<ErrorBody> };
}

it.each(withBody)(
  '%s accepts and refuses the same as the contract and the forms',
  async (name) => {
    const { body: right, ...request } = rightRequest(name);
    expect(readPart(schemaOf(name), right)).toHaveProperty('value');
    const agrees = async (given: unknown) => {
      const text = JSON.stringify(given) ?? '';
      const { status, body } = await send(name, request, text);
      const read = readPart(schemaOf(name), text === '' ? undefined : JSON.parse(text));
      if ('refusal' in read) {
        const { code, field } = read.refusal;
        expect({ status, code: body.code, field: body.field }).toEqual({
          status: errorStatus(code),
          code,
          field,
        });
      } else if (status >= 400) {
        // The service's own refusals are in the contract; callers' input never causes a bug's 500. The list of kantons
        // comes from the configuration, so no schema can check it.
        const ofConfiguration = body.field?.endsWith('kanton') ? ['MALFORMED_REQUEST'] : [];
        expect([...calls[name].refusals, ...ofConfiguration]).toContain(body.code);
      }
    };
    await fc.assert(fc.asyncProperty(wildVariants(right), agrees), {
      numRuns: Number(process.env['FORM_RUNS'] ?? 50),
    });
  },
  // Calls to all services wait for parts that a test of one service lacks.
  120_000,
);
