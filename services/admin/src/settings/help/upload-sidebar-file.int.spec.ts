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
afterAll(() => people?.leave(), 30_000);

const pdf = new Uint8Array(Buffer.from('%PDF-1.7 help'));

it('takes a pdf with the headers that the specification names, and changes it by its id', async () => {
  const specified = {
    type: 'pdf',
    title: 'Tabelle',
    name: 'tabelle.pdf',
    status: 'disabled',
    order: '4',
  } as const;
  const send = (headers: Partial<Record<'id' | keyof typeof specified, string>>) =>
    instance.callAs(admin, 'uploadSidebarFile', { headers: headers as typeof specified }, { file: pdf });
  const added = await send({ ...specified, id: '' });
  expect(added).toMatchObject({
    title: 'Tabelle',
    type: 'pdf',
    file: 'tabelle.pdf',
    status: 'disabled',
    order: 4,
  });
  const changed = await send({ ...specified, id: String(added.id), title: 'Ma%C3%9Fe', order: '5' });
  expect(changed).toMatchObject({ id: added.id, title: 'Maße', order: 5 });
  for (const field of ['type', 'title', 'name', 'status', 'order'] as const) {
    const { [field]: _, ...rest } = specified;
    expect(await refusalOf(send(rest))).toMatchObject({ code: 'FIELD_REQUIRED', field });
  }
  expect(await refusalOf(send({ ...specified, id: '999999' }))).toMatchObject({
    code: 'SIDEBAR_ITEM_NOT_FOUND',
  });
  expect(await refusalOf(send({ ...specified, type: 'youtube' }))).toMatchObject({
    code: 'FILE_TYPE_NOT_ALLOWED',
  });
  await instance.callAs(admin, 'deleteSidebarItem', { params: { itemId: added.id } });
});
