import { eventExamples } from '@werkbank/contracts/fixtures';
import type { TestInstance } from '@werkbank/platform/testing';
import { settledInstance } from '../../testing/settled-instance.js';
import type { TestPeople, TestPerson } from '../../testing/test-people.js';

let instance: TestInstance;
let people: TestPeople;
let admin: TestPerson;
beforeAll(async () => {
  ({ instance, people } = await settledInstance());
  admin = await people.add({ roles: ['platform-admin'] });
}, 60_000);
afterAll(() => people?.leave(), 30_000);

const entriesOf = async (objectType: string) =>
  (await instance.callAs(admin, 'listAuditEntries', { query: { objectType } })).entries;

it('keeps who changed a rule of another service, and when that was', async () => {
  const { 'catalog.tax-rule-changed.v1': tax, 'checkout.cost-rule-changed.v1': cost } = eventExamples;
  await instance.courier.publish('catalog.tax-rule-changed.v1', tax);
  await instance.courier.publish('checkout.cost-rule-changed.v1', cost);
  await instance.settled();
  expect(await entriesOf('TaxRule')).toMatchObject([
    {
      who: 'Erika Verwalter (erika.verwalter@werkbank.example)',
      userId: tax.by.userId,
      action: 'saveTaxRule',
      objectId: String(tax.ruleId),
      objectName: tax.subject,
      at: tax.at,
      after: tax.after,
    },
  ]);
  expect(await entriesOf('CostRule')).toMatchObject([
    { action: 'withdrawCostRule', objectName: cost.subject },
  ]);
});

it('keeps who edited the structure of the catalogue', async () => {
  const { 'catalog.structure-changed.v1': edited } = eventExamples;
  await instance.courier.publish('catalog.structure-changed.v1', edited);
  await instance.settled();
  expect(await entriesOf('Category')).toMatchObject([
    {
      userId: edited.by.userId,
      action: 'updateCategory',
      objectId: 'drills',
      objectName: 'Spiralbohrer',
      at: edited.at,
      before: { nameDe: 'Bohrer', nameEn: 'Drills', position: 2 },
      after: { nameDe: 'Spiralbohrer', nameEn: 'Twist drills', position: 1 },
    },
  ]);
});

it("keeps who edited the shop's words for the search", async () => {
  const { 'catalog.synonym-changed.v1': edited } = eventExamples;
  await instance.courier.publish('catalog.synonym-changed.v1', edited);
  await instance.settled();
  expect(await entriesOf('Synonym')).toMatchObject([
    {
      userId: edited.by.userId,
      action: 'createSynonym',
      objectName: 'Klemmfix',
      at: edited.at,
      before: null,
      after: { word: 'Klemmfix', meanings: ['Spannzange'] },
    },
  ]);
});
