import type { CallRequest } from '@werkbank/contracts/calls';
import type { RouteName } from '@werkbank/contracts/routes';
import { type TestInstance, type TestUser, testUser } from '@werkbank/platform/testing';
import { FollowArticles } from '../../search/fill-search-index/follow-articles.js';
import { patience, startCatalogInstance, swiss } from '../../testing/catalog-instance.js';
import { refusalOf } from '../../testing/desk.js';

let instance: TestInstance;
let admin: TestUser;
beforeAll(async () => {
  instance = await startCatalogInstance();
  admin = await testUser({ roles: ['platform-admin'] });
}, patience);
afterAll(() => instance?.stop(), patience);

const call = <N extends RouteName>(name: N, request: CallRequest<N>) => instance.callAs(admin, name, request);
const names = (de: string, en: string) => ({ de, en });
const managed = (categoryId: string) => call('getManagedCategory', { params: { categoryId } });
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

describe('the table of a group', () => {
  const save = async (
    columns: CallRequest<'saveGroupTable'>['body']['columns'],
    more: object = {},
    categoryId = 'drills',
  ) =>
    call('saveGroupTable', {
      params: { categoryId },
      body: { description: names('', ''), columns, ...more },
    });
  const column = (key: string | null, more: object = {}) => ({
    key,
    asNew: null,
    letter: null,
    isDetail: false,
    isFilter: true,
    ...more,
  });
  const flutes = { name: names('Schneiden', 'Flutes'), kind: 'number' as const, unit: null, digits: 0 };

  it('gets columns, filters and text, in the shop at once', async () => {
    const { table } = await managed('drills');
    expect(table?.columns).toMatchObject([
      { key: 'd1', isFilter: true, isDetail: false, unit: 'mm' },
      { key: 'coating', isFilter: true },
      { key: 'angle', isDetail: true, isFilter: false },
    ]);
    const saved = await save(
      [column('coating'), column('d1', { letter: 'd₁' }), column('angle'), column(null, { asNew: flutes })],
      { description: names('Für Stahl', 'For steel'), optimisticLockKey: table?.optimisticLockKey },
    );
    expect(saved.columns.map(({ key }) => key)).toEqual(['coating', 'd1', 'angle', 'f_flutes']);
    const { group } = await shopPage('drills');
    expect(group).toMatchObject({
      groupDescription: 'Für Stahl',
      columns: [{ key: 'coating' }, { key: 'd1', letter: 'd₁' }, { key: 'angle' }, { key: 'f_flutes' }],
      detailsColumns: [],
    });
    expect((await search('Für Stahl')).totalItems).toBe(60);
  });

  it('is sorted by a column that was added', async () => {
    const sorted = { params: { categoryId: 'drills' }, query: { ...swiss, sort: '-f_flutes' } };
    await instance
      .em()
      .execute(
        `update article set properties = properties || '{"f_flutes": 4}' where article_id = 'drill-20'`,
      );
    await indexed();
    const { group } = await instance.callAs('visitor', 'getCategory', sorted);
    expect(group?.articles[0]?.articleId).toBe('drill-20');
  });

  it('shares a column of the same words with other groups', async () => {
    const { columns } = await save([column('size'), column(null, { asNew: flutes })], {}, 'keys');
    expect(columns.map(({ key }) => key)).toEqual(['size', 'f_flutes']);
    const all = await call('listTableColumns', {});
    expect(all.columns.find(({ key }) => key === 'f_flutes')).toMatchObject({ groups: 2, articles: 63 });
  });

  it.each<[string, number, ReturnType<typeof column>[]]>([
    ['COLUMN_TWICE', 400, [column('d1'), column('d1')]],
    ['COLUMN_NOT_FOUND', 404, [column('nothing')]],
    ['COLUMN_NOT_FOUND', 404, [column(null)]],
    [
      'COLUMN_NAME_TAKEN',
      409,
      [column('d1'), column(null, { asNew: { ...flutes, name: names('Durchmesser', 'Bore'), unit: 'in' } })],
    ],
    [
      'TABLE_COLUMNS_FULL',
      409,
      Array.from({ length: 61 }, (_, nth) =>
        column(null, { asNew: { ...flutes, name: names(`Spalte ${nth}`, `Column ${nth}`) } }),
      ),
    ],
  ])('is refused with %s', async (code, status, columns) => {
    expect(await refusalOf(save(columns))).toMatchObject({ status, code, field: 'columns' });
    expect((await managed('drills')).table?.columns).toHaveLength(4);
  });

  it('is saved by only one of two admins who began with the same state', async () => {
    const { table } = await managed('drills');
    const key = { optimisticLockKey: table?.optimisticLockKey };
    const refusals = await Promise.all([
      refusalOf(save([column('d1'), column('coating'), column('angle')], key)),
      refusalOf(save([column('coating'), column('d1'), column('angle')], key)),
    ]);
    expect(refusals.filter((one) => one === undefined)).toHaveLength(1);
    expect(refusals.find((one) => one !== undefined)).toMatchObject({ code: 'CHANGED_MEANWHILE' });
  });
});

describe('a column of several groups', () => {
  const sharedColumn = async (key: string) => {
    const { columns } = await call('listTableColumns', {});
    return columns.find((column) => column.key === key);
  };
  const change = (columnKey: string, body: object) =>
    call('updateTableColumn', {
      params: { columnKey },
      body: { name: names('Zähne', 'Teeth'), unit: null, digits: 0, values: [], ...body },
    });

  it('gets its words in all of them', async () => {
    await call('saveGroupTable', {
      params: { categoryId: 'drills' },
      body: {
        description: names('', ''),
        columns: ['d1', 'coating', 'f_flutes'].map((key) => ({
          key,
          asNew: null,
          letter: null,
          isDetail: false,
          isFilter: true,
        })),
      },
    });
    const before = await sharedColumn('f_flutes');
    const saved = await change('f_flutes', { optimisticLockKey: before?.optimisticLockKey });
    expect(saved).toMatchObject({ name: names('Zähne', 'Teeth'), groups: 2 });
    for (const group of ['drills', 'keys'])
      expect((await shopPage(group)).group?.columns.find(({ key }) => key === 'f_flutes')).toMatchObject({
        label: 'Zähne',
      });
    expect(
      await refusalOf(change('f_flutes', { optimisticLockKey: before?.optimisticLockKey, digits: 1 })),
    ).toMatchObject({ status: 409, code: 'CHANGED_MEANWHILE' });
  });

  it('names its values, which search finds', async () => {
    await call('updateTableColumn', {
      params: { columnKey: 'coating' },
      body: {
        name: names('Beschichtung', 'Coating'),
        unit: null,
        digits: null,
        values: [{ value: 'TiN', name: names('Titannitrid', 'Titanium nitride') }],
      },
    });
    expect((await search('Titannitrid')).totalItems).toBe(30);
  });

  it.each<[string, number, string, object]>([
    ['COLUMN_NAME_TAKEN', 409, 'name.de', { name: names('Durchmesser', 'Teeth') }],
    [
      'COLUMN_VALUE_TWICE',
      400,
      'values',
      { values: [1, 2].map(() => ({ value: 'a', name: names('A', 'A') })) },
    ],
  ])('is refused with %s', async (code, status, field, body) => {
    expect(await refusalOf(change('f_flutes', body))).toMatchObject({ status, code, field });
  });

  it('is deleted once its number of groups was read', async () => {
    const remove = (groups: number) =>
      refusalOf(call('deleteTableColumn', { params: { columnKey: 'f_flutes' }, query: { groups } }));
    const asked = await remove(0);
    expect(asked).toMatchObject({ status: 409, code: 'COLUMN_IN_USE' });
    expect(asked?.message).toContain('2 Gruppen mit 63 Artikeln');
    expect(await remove(1)).toMatchObject({ code: 'COLUMN_IN_USE' });
    expect(await remove(2)).toBeUndefined();
    expect(await sharedColumn('f_flutes')).toBeUndefined();
    expect((await managed('keys')).table?.columns.map(({ key }) => key)).toEqual(['size']);
    expect(await remove(2)).toMatchObject({ status: 404, code: 'COLUMN_NOT_FOUND' });
  });
});
