import { callExamples } from '@werkbank/contracts/fixtures';
import type { CallRequest } from '@werkbank/contracts/calls';
import { type RouteName, routeNames, routes } from '@werkbank/contracts/routes';
import { countStatements } from '@werkbank/platform/database';
import { type TestInstance, type TestUser, testUser } from '@werkbank/platform/testing';
import sharp from 'sharp';
import { FollowArticles } from '../../search/fill-search-index/follow-articles.js';
import { patience, startCatalogInstance, swiss } from '../../testing/catalog-instance.js';
import { alpspitz, buyerOf, producerOf, refusalOf } from '../../testing/desk.js';

let instance: TestInstance;
let admin: TestUser;
beforeAll(async () => {
  instance = await startCatalogInstance();
  admin = await testUser({ roles: ['platform-admin'] });
}, patience);
afterAll(() => instance?.stop(), patience);

const call = <N extends RouteName>(name: N, request: CallRequest<N>) => instance.callAs(admin, name, request);
const names = (de: string, en: string) => ({ de, en });
const add = (de: string, parentId: string | null = null, kind: 'category' | 'group' = 'category') =>
  call('createCategory', { body: { kind, parentId, name: names(de, `${de} en`) } });
const managed = (categoryId: string) => call('getManagedCategory', { params: { categoryId } });
const order = async (parentId: string | null) => {
  const { categories } = await call('listCategories', {});
  return categories.filter((one) => one.parentId === parentId).map(({ name }) => name.de);
};
const topOfShop = async () => {
  const shown = await instance.callAs('visitor', 'listTopLevelCategories', { query: { lng: 'de' } });
  return shown.map(({ categoryDescription }) => categoryDescription);
};
const shopPage = (categoryId: string) =>
  instance.callAs('visitor', 'getCategory', { params: { categoryId }, query: swiss });
const indexed = async () => {
  await instance.app.get(FollowArticles).run();
  await instance.app.get(FollowArticles).idle();
};
const search = async (q: string) => {
  await indexed();
  return instance.callAs('visitor', 'searchArticles', { query: { ...swiss, q } });
};

describe('categories', () => {
  it('are added where they are asked for and appear in the shop at once', async () => {
    const turning = await call('createCategory', {
      body: { kind: 'category', parentId: null, name: names('Drehen', 'Turning'), position: 2 },
    });
    expect(turning).toMatchObject({ categoryId: 'turning', position: 2, articleCount: 0, table: null });
    expect(await topOfShop()).toEqual(['Bohren', 'Drehen', 'Winkelschraubendreher']);
    const inserts = await add('Wendeplatten', 'turning', 'group');
    expect(inserts.table).toEqual({ description: names('', ''), columns: [], optimisticLockKey: 1 });
    expect((await shopPage('turning')).subcategories).toMatchObject([{ kind: 'group', articleCount: 0 }]);
    expect((await shopPage(inserts.categoryId)).group).toMatchObject({ articles: [], columns: [] });
  });

  it('change name, place and order, in the shop and in the search', async () => {
    const { optimisticLockKey } = await managed('drills');
    const moved = await call('updateCategory', {
      params: { categoryId: 'drills' },
      body: {
        name: names('Wendelbohrer', 'Helical drills'),
        parentId: 'turning',
        position: 1,
        optimisticLockKey,
      },
    });
    expect(moved).toMatchObject({
      parentId: 'turning',
      position: 1,
      optimisticLockKey: optimisticLockKey + 1,
    });
    expect(await order('turning')).toEqual(['Wendelbohrer', 'Wendeplatten']);
    expect((await shopPage('turning')).articleCount).toBe(60);
    expect((await shopPage('drilling')).articleCount).toBe(0);
    expect((await search('Wendelbohrer')).totalItems).toBe(60);
    const { categories } = await search('Wendelbohrer');
    expect(categories).toMatchObject([{ categoryDescription: 'Wendelbohrer' }]);
    const within = { ...swiss, q: '', category: 'turning' };
    expect((await instance.callAs('visitor', 'searchArticles', { query: within })).totalItems).toBe(60);
  });

  it('come in search results in the order of the tree', async () => {
    const first = async () => (await search('')).articles[0]?.groupId;
    expect(await first()).toBe('drills');
    const { name } = await managed('keys');
    await call('updateCategory', {
      params: { categoryId: 'keys' },
      body: { name, parentId: null, position: 1 },
    });
    expect(await order(null)).toEqual(['Winkelschraubendreher', 'Bohren', 'Drehen']);
    expect(await first()).toBe('keys');
  });

  it('are saved by only one of two admins who began with the same state', async () => {
    const { name, optimisticLockKey } = await managed('turning');
    const save = (de: string) =>
      refusalOf(
        call('updateCategory', {
          params: { categoryId: 'turning' },
          body: { name: { ...name, de }, parentId: null, optimisticLockKey },
        }),
      );
    const refusals = await Promise.all([save('Drehen und Fräsen'), save('Drehteile')]);
    expect(refusals.filter((one) => one === undefined)).toHaveLength(1);
    expect(refusals.find((one) => one !== undefined)).toMatchObject({
      status: 409,
      code: 'CHANGED_MEANWHILE',
    });
  });

  it('of one name are added once, also at the same time', async () => {
    const refusals = await Promise.all([refusalOf(add('Messen')), refusalOf(add('Messen'))]);
    expect(refusals.find((one) => one !== undefined)).toMatchObject({
      status: 409,
      code: 'CATEGORY_NAME_TAKEN',
      field: 'name.de',
    });
    expect((await order(null)).filter((one) => one === 'Messen')).toHaveLength(1);
  });

  it.each<[string, object]>([
    ['CATEGORY_BELOW_ITSELF', { parentId: 'turning' }],
    ['CATEGORY_PARENT_IS_GROUP', { parentId: 'drills' }],
    ['CATEGORY_PARENT_NOT_FOUND', { parentId: 'nothing' }],
  ])('cannot be moved: %s', async (code, change) => {
    const { name } = await managed('turning');
    expect(
      await refusalOf(
        call('updateCategory', {
          params: { categoryId: 'turning' },
          body: { name, parentId: null, ...change },
        }),
      ),
    ).toMatchObject({ status: 400, code, field: 'parentId' });
    expect(await managed('turning')).toMatchObject({ parentId: null });
  });

  it('cannot be moved below their own descendants', async () => {
    const { categoryId } = await add('Zerspanen');
    const child = await add('Hobeln', categoryId);
    const grandchild = await add('Stoßen', child.categoryId);
    const { name } = await managed(categoryId);
    for (const { categoryId: parentId } of [child, grandchild])
      expect(
        await refusalOf(call('updateCategory', { params: { categoryId }, body: { name, parentId } })),
      ).toMatchObject({ status: 400, code: 'CATEGORY_BELOW_ITSELF', field: 'parentId' });
    expect(await order(categoryId)).toEqual(['Hobeln']);
  });

  it('have names in both languages that are not too long', async () => {
    expect(await refusalOf(add('x'.repeat(101)))).toMatchObject({ status: 400, field: 'name.de' });
    const nameless = { body: { kind: 'category' as const, parentId: null, name: names('Neu', ' ') } };
    expect(await refusalOf(call('createCategory', nameless))).toMatchObject({
      status: 400,
      field: 'name.en',
    });
  });

  it('are deleted once they are empty', async () => {
    const remove = (categoryId: string) => refusalOf(call('deleteCategory', { params: { categoryId } }));
    expect(await remove('turning')).toMatchObject({ status: 409, code: 'CATEGORY_HAS_CATEGORIES' });
    const full = await remove('drills');
    expect(full).toMatchObject({ status: 409, code: 'CATEGORY_HAS_ARTICLES' });
    expect(full?.message).toContain('60');
    expect(await remove('wendeplatten-en')).toBeUndefined();
    expect(await order('turning')).toEqual(['Wendelbohrer']);
    expect(await remove('wendeplatten-en')).toMatchObject({ status: 404, code: 'CATEGORY_NOT_FOUND' });
  });

  it('show a picture, and none again', async () => {
    const picture = await sharp({ create: { width: 600, height: 300, channels: 3, background: '#556677' } })
      .png()
      .toBuffer();
    const upload = (categoryId: string, bytes: Uint8Array) =>
      instance.callAs(
        admin,
        'uploadCategoryPicture',
        { params: { categoryId } },
        { file: new Uint8Array(bytes) },
      );
    const { imageUrl } = await upload('drills', picture);
    expect(imageUrl).toMatch(/^\/api\/articles\/media\/[0-9a-f]{64}\/row$/);
    expect(await shopPage('drills')).toMatchObject({ imageUrl, group: { imageUrl } });
    expect(await refusalOf(upload('drills', Buffer.from('<svg/>')))).toMatchObject({
      status: 415,
      code: 'FILE_TYPE_NOT_ALLOWED',
      field: 'file',
    });
    expect(await refusalOf(upload('drills', picture.subarray(0, 60)))).toMatchObject({
      status: 400,
      code: 'PICTURE_NOT_READABLE',
    });
    expect(await refusalOf(upload('nothing', picture))).toMatchObject({ code: 'CATEGORY_NOT_FOUND' });
    expect(await shopPage('drills')).toMatchObject({ imageUrl });
    await call('deleteCategoryPicture', { params: { categoryId: 'drills' } });
    expect(await shopPage('drills')).toMatchObject({ imageUrl: null });
  });

  it('need few statements for any number', async () => {
    const statements = await countStatements(() => call('listCategories', {}));
    expect(statements).toBeLessThanOrEqual(3);
  });
});

it.each(routeNames.filter((name) => /^\/api\/(categories|table-columns)/.test(routes[name].path)))(
  'keeps %s to platform admins',
  async (name) => {
    const { request } = callExamples[name];
    for (const caller of [await buyerOf(900), await producerOf(alpspitz)])
      expect(await refusalOf(instance.callAs(caller, name, request as never))).toMatchObject({ status: 403 });
    expect(await refusalOf(instance.callAs('visitor', name, request as never))).toMatchObject({
      status: 401,
    });
  },
);
