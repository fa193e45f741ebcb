import { type TestInstance, type TestUser, testUser } from '@werkbank/platform/testing';
import sharp from 'sharp';
import type { CallRequest } from '@werkbank/contracts/calls';
import type { RouteName } from '@werkbank/contracts/routes';
import { patience, startCatalogInstance } from '../testing/catalog-instance.js';
import { refusalOf } from '../testing/desk.js';

let instance: TestInstance;
let admin: TestUser;
beforeAll(async () => {
  instance = await startCatalogInstance();
  admin = await testUser({ roles: ['platform-admin'], firstName: 'Erika', lastName: 'Verwalter' });
}, patience);
afterAll(() => instance?.stop(), patience);

const call = <N extends RouteName>(name: N, request: CallRequest<N>) => instance.callAs(admin, name, request);
const sent = async () => {
  await instance.settled();
  return instance.courier.sent('catalog.structure-changed.v1');
};

it('publishes the author of each edit of categories, tables and columns, with the previous values', async () => {
  const params = { categoryId: 'turning' };
  const name = { de: 'Drehen', en: 'Turning' };
  await call('createCategory', { body: { kind: 'group', parentId: 'drilling', name } });
  await call('updateCategory', { params, body: { name: { ...name, de: 'Drehteile' }, parentId: null } });
  await call('updateCategory', { params, body: { name: { ...name, de: 'Drehteile' }, parentId: null } });
  const flutes = {
    name: { de: 'Schneiden', en: 'Flutes' },
    kind: 'number' as const,
    unit: null,
    digits: 0,
  };
  const columns = [{ key: null, asNew: flutes, letter: 'z', isDetail: false, isFilter: true }];
  await call('saveGroupTable', { params, body: { description: { de: 'Text', en: '' }, columns } });
  const columnKey = 'f_flutes';
  const words = { name: { de: 'Zähne', en: 'Flutes' }, unit: 'x', digits: 0, values: [] };
  await call('updateTableColumn', { params: { columnKey }, body: words });
  await call('deleteTableColumn', { params: { columnKey }, query: { groups: 1 } });
  const picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#556677' } })
    .png()
    .toBuffer();
  await instance.callAs(admin, 'uploadCategoryPicture', { params }, { file: new Uint8Array(picture) });
  await call('deleteCategoryPicture', { params });
  await call('deleteCategory', { params });
  const category = { type: 'Category', id: 'turning', name: 'Drehteile' };
  const column = { type: 'TableColumn', id: columnKey };
  const before = { kind: 'group', nameDe: 'Drehen', nameEn: 'Turning', parent: 'drilling', position: 2 };
  const after = { ...before, nameDe: 'Drehteile', parent: null };
  expect(await sent()).toMatchObject([
    { action: 'createCategory', object: { ...category, name: 'Drehen' }, before: null, after: before },
    { action: 'updateCategory', object: category, before, after: { ...after, position: 3 } },
    {
      action: 'saveGroupTable',
      object: category,
      before: { descriptionDe: '', columns: [], filters: [] },
      after: { descriptionDe: 'Text', columns: ['Schneiden (z)'], filters: ['Schneiden'] },
    },
    {
      action: 'updateTableColumn',
      object: { ...column, name: 'Zähne' },
      before: { nameDe: 'Schneiden', unit: null },
      after: { nameDe: 'Zähne', unit: 'x' },
    },
    { action: 'deleteTableColumn', object: column, before: { groups: ['turning'] }, after: null },
    { action: 'uploadCategoryPicture', object: category, before: { picture: null } },
    { action: 'deleteCategoryPicture', object: category, after: { picture: null } },
    { action: 'deleteCategory', object: category, before: { nameDe: 'Drehteile' }, after: null },
  ]);
  for (const { by } of await sent()) expect(by).toMatchObject({ userId: admin.userId, firstName: 'Erika' });
});

it('publishes no event for a refused change', async () => {
  const before = await sent();
  const name = { de: 'Bohren', en: 'Drilling' };
  await refusalOf(call('createCategory', { body: { kind: 'category', parentId: null, name } }));
  await refusalOf(call('deleteCategory', { params: { categoryId: 'drilling' } }));
  expect(await sent()).toEqual(before);
});
