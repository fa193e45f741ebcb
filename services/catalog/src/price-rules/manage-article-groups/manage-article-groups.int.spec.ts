import { countStatements } from '@werkbank/platform/database';
import type { TestInstance } from '@werkbank/platform/testing';
import { patience, startCatalogInstance } from '../../testing/catalog-instance.js';
import { type Desk, deskOf, nothing, refusalOf } from '../../testing/desk.js';

describe('article groups', () => {
  let instance: TestInstance;
  let desk: Desk;
  beforeAll(async () => {
    instance = await startCatalogInstance();
    desk = await deskOf(instance);
  }, patience);
  afterAll(() => instance.stop(), patience);

  const created = (name: string) => desk('createArticleGroup', { body: { name } });
  const assign = (articleGroupId: number, materialGroups: number[], more: object = {}) =>
    desk('assignMaterialGroups', { params: { articleGroupId }, body: { materialGroups, ...more } });

  it('are listed by name with the names of their material groups, in one statement', async () => {
    const { id } = await created('Zerspanen');
    await created('Ähnliches');
    await assign(id, [4, 3]);
    let list: { name: string; assignments: string[] }[] = [];
    expect(
      await countStatements(async () => {
        list = await desk('listArticleGroups', {});
      }),
    ).toBe(1);
    expect(list.map(({ name, assignments }) => [name, assignments])).toEqual([
      ['Ähnliches', []],
      ['Zerspanen', ['Handwerkzeug', 'HSS']],
    ]);
  });

  it('are parents of material groups, which have at most one parent', async () => {
    const [, parent] = await desk('listArticleGroups', {});
    const { id } = await created('Second');
    expect(await refusalOf(assign(id, [3]))).toEqual({
      status: 409,
      code: 'MATERIAL_GROUP_OF_OTHER_ARTICLE_GROUP',
      field: 'materialGroups',
      message: 'Eine Materialgruppe kann nur zu einer Artikelgruppe gehören. HSS gehört schon zu Zerspanen.',
    });
    await assign(parent?.id ?? 0, [4]);
    expect(await assign(id, [3])).toMatchObject({ materialGroups: [{ id: 3, name: 'HSS' }] });
    expect(await desk('listMaterialGroups', {})).toEqual([
      { id: 4, name: 'Handwerkzeug', articleGroupId: parent?.id, articleCount: 0 },
      { id: 3, name: 'HSS', articleGroupId: id, articleCount: 60 },
    ]);
    expect(await refusalOf(assign(id, [nothing]))).toMatchObject({ code: 'DISCOUNT_DATA_INCONSISTENT' });
  });

  it('refuse the second of two concurrent edits, but accept a repeated one', async () => {
    const { id, optimisticLockKey } = await created('Shared');
    const first = await assign(id, [], { optimisticLockKey });
    expect(first.optimisticLockKey).toBe(optimisticLockKey);
    const rename = (name: string) =>
      desk('updateArticleGroup', { params: { articleGroupId: id }, body: { name, optimisticLockKey } });
    const renamed = await rename('Renamed');
    expect(await rename('Renamed')).toEqual(renamed);
    expect(await refusalOf(rename('Again'))).toMatchObject({ status: 409, code: 'CHANGED_MEANWHILE' });
    expect(await refusalOf(created('RENAMED'))).toMatchObject({
      code: 'ARTICLE_GROUP_EXISTS',
      field: 'name',
    });
    const taken = { params: { articleGroupId: id }, body: { name: 'second' } };
    expect(await refusalOf(desk('updateArticleGroup', taken))).toMatchObject({
      code: 'ARTICLE_GROUP_EXISTS',
    });
  });

  it('cannot be deleted while a discount uses them', async () => {
    const { id } = await created('Used');
    const body = {
      name: 'By article group',
      discountType: 'PercentageMaterialGroup',
      materialGroupType: 'ArticleGroup',
    } as const;
    const group = await desk('createDiscountGroup', { body });
    const params = { discountGroupId: group.id };
    const discount = { materialOrArticleGroupId: id, discountValue: 3 };
    const made = await desk('createDiscount', { params, body: discount });
    const remove = () => desk('deleteArticleGroup', { params: { articleGroupId: id } });
    expect(await refusalOf(remove())).toEqual({
      status: 409,
      code: 'ARTICLE_GROUP_IN_USE',
      message:
        'Die Artikelgruppe wird in der Rabattgruppe By article group verwendet und kann nicht gelöscht werden.',
    });
    await desk('deleteDiscount', { params: { ...params, discountId: made.id } });
    await remove();
    expect(await refusalOf(desk('getArticleGroup', { params: { articleGroupId: id } }))).toMatchObject({
      status: 404,
      code: 'ARTICLE_GROUP_NOT_FOUND',
    });
  });

  it.each(['getArticleGroup', 'updateArticleGroup', 'assignMaterialGroups', 'deleteArticleGroup'] as const)(
    'answer 404 to %s for an unknown id',
    async (name) => {
      const sent = name === 'getArticleGroup' ? {} : { body: { name: 'x', materialGroups: [] } };
      const call = desk(name, { params: { articleGroupId: nothing }, ...sent } as never);
      expect(await refusalOf(call)).toMatchObject({ status: 404, code: 'ARTICLE_GROUP_NOT_FOUND' });
    },
  );
});
