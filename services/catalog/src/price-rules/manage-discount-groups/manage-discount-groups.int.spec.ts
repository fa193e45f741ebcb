import { countStatements } from '@werkbank/platform/database';
import type { TestInstance } from '@werkbank/platform/testing';
import { patience, startCatalogInstance } from '../../testing/catalog-instance.js';
import { type Desk, deskOf, nothing, refusalOf } from '../../testing/desk.js';

describe('discount groups', () => {
  let instance: TestInstance;
  let desk: Desk;
  beforeAll(async () => {
    instance = await startCatalogInstance();
    desk = await deskOf(instance);
  }, patience);
  afterAll(() => instance.stop(), patience);

  const percentage = { discountType: 'Percentage', discountValue: 7.25 } as const;
  const byQuantity = { discountType: 'QuantityMaterialGroup', materialGroupType: 'MaterialGroup' } as const;
  let made = 0;
  const created = (more: object = percentage) =>
    desk('createDiscountGroup', { body: { name: `Group ${made++}`, ...percentage, ...more } });
  const shown = (discountGroupId: number) => desk('getDiscountGroup', { params: { discountGroupId } });

  it('are listed with the unassigned customers first, the others by name, in two statements at most', async () => {
    await created({ name: 'äußerst groß' });
    await created({ name: 'Zwei' });
    let groups: Awaited<ReturnType<typeof created>>[] | object[] = [];
    const statements = await countStatements(async () => {
      groups = await desk('listDiscountGroups', {});
    });
    expect(groups.map((group) => Reflect.get(group, 'name'))).toEqual([
      'Unassigned customers',
      'äußerst groß',
      'Tiers',
      'Zwei',
    ]);
    expect(groups[2]).toMatchObject({ discountCount: 1, customerCount: 1, isOtherCustomerGroup: false });
    expect(statements).toBeLessThanOrEqual(2);
  });

  it('need a value if they are percentages, and have none otherwise', async () => {
    expect(await created()).toMatchObject({ ...percentage, isOtherCustomerGroup: false, discounts: [] });
    expect(await created({ ...byQuantity, discountValue: 3 })).toMatchObject({
      ...byQuantity,
      discountValue: null,
    });
    expect(await refusalOf(created({ discountValue: null }))).toMatchObject({
      code: 'FIELD_REQUIRED',
      field: 'discountValue',
    });
  });

  it.each([
    [{ name: '  ' }, 'FIELD_REQUIRED', 'name'],
    [{ discountValue: 100 }, 'NUMBER_NOT_LESS', 'discountValue'],
    [{ discountValue: -0.01 }, 'NUMBER_TOO_SMALL', 'discountValue'],
    [{ discountValue: 1.005 }, 'TOO_MANY_DECIMALS', 'discountValue'],
  ])('are refused with %o: %s', async (wrong, code, field) => {
    expect(await refusalOf(created(wrong))).toMatchObject({ status: 400, code, field });
  });

  it('have a unique name, ignoring case', async () => {
    await created({ name: 'Handel' });
    expect(await refusalOf(created({ name: ' handel ' }))).toEqual({
      status: 409,
      code: 'DISCOUNT_GROUP_EXISTS',
      field: 'name',
      message: 'Eine Rabattgruppe mit diesem Namen gibt es schon.',
    });
    const { id, name, discountType, materialGroupType } = await created();
    const body = { name: 'HANDEL', discountType, materialGroupType, discountValue: 1 };
    expect(
      await refusalOf(desk('updateDiscountGroup', { params: { discountGroupId: id }, body })),
    ).toMatchObject({ code: 'DISCOUNT_GROUP_EXISTS' });
    expect((await shown(id)).name).toBe(name);
  });

  it('lose their discounts with another type, but not with another name', async () => {
    const group = await created(byQuantity);
    const params = { discountGroupId: group.id };
    const tiers = [{ minQuantity: 0, discountValue: 5 }];
    await desk('createDiscount', {
      params,
      body: { materialOrArticleGroupId: 3, discountQuantities: tiers },
    });
    const renamed = await desk('updateDiscountGroup', { params, body: { ...byQuantity, name: 'Renamed' } });
    expect(renamed.discounts).toHaveLength(1);
    const changed = await desk('updateDiscountGroup', {
      params,
      body: { ...byQuantity, name: 'Renamed', materialGroupType: 'ArticleGroup' },
    });
    expect(changed).toMatchObject({ discounts: [], discountCount: 0, materialGroupType: 'ArticleGroup' });
  });

  it('refuse the second of two concurrent edits, but accept a repeated one', async () => {
    const { id, optimisticLockKey } = await created();
    const params = { discountGroupId: id };
    const save = (name: string) =>
      desk('updateDiscountGroup', {
        params,
        body: {
          name,
          discountType: 'Percentage',
          materialGroupType: 'MaterialGroup',
          discountValue: 4,
          optimisticLockKey,
        },
      });
    const first = await save('First');
    expect(first.optimisticLockKey).toBe(optimisticLockKey + 1);
    expect(await refusalOf(save('Second'))).toMatchObject({ status: 409, code: 'CHANGED_MEANWHILE' });
    expect(await save('First')).toEqual(first);
  });

  it('are deleted with their discounts and assignments, except the group of unassigned customers', async () => {
    const { id } = await created();
    const params = { discountGroupId: id };
    await desk('createDiscountAssignment', { body: { customerCompanyId: 201, discountGroupId: id } });
    await desk('deleteDiscountGroup', { params });
    expect(await refusalOf(shown(id))).toMatchObject({ status: 404, code: 'DISCOUNT_GROUP_NOT_FOUND' });
    const assigned = await desk('listDiscountAssignments', {});
    expect(assigned.map(({ customerCompanyId }) => customerCompanyId)).not.toContain(201);
    const [unassigned] = await desk('listDiscountGroups', {});
    const others = { params: { discountGroupId: unassigned?.id ?? 0 } };
    expect(await refusalOf(desk('deleteDiscountGroup', others))).toEqual({
      status: 409,
      code: 'UNASSIGNED_CUSTOMERS_NOT_DELETABLE',
      message: 'Die Gruppe „Nicht zugeordnete Kunden“ darf nicht gelöscht werden.',
    });
  });

  it('are copied with quantities and days, but without assignments', async () => {
    const group = await created(byQuantity);
    const params = { discountGroupId: group.id };
    await desk('createDiscount', {
      params,
      body: {
        materialOrArticleGroupId: 3,
        discountQuantities: [
          { minQuantity: 100, discountValue: 20 },
          { minQuantity: 0, discountValue: -5 },
        ],
        validFrom: '2027-01-01',
      },
    });
    const copy = await desk('copyDiscountGroup', { params, body: { name: 'Copy' } });
    expect(copy).toMatchObject({ name: 'Copy', ...byQuantity, customerCount: 0 });
    expect(copy.discounts).toEqual([
      {
        id: expect.any(Number),
        materialOrArticleGroupId: 3,
        materialOrArticleGroupName: 'HSS',
        discountValue: null,
        discountQuantities: [
          { minQuantity: 0, discountValue: -5 },
          { minQuantity: 100, discountValue: 20 },
        ],
        validFrom: '2027-01-01',
        validUntil: null,
      },
    ]);
    expect(await refusalOf(desk('copyDiscountGroup', { params, body: { name: 'copy' } }))).toMatchObject({
      code: 'DISCOUNT_GROUP_EXISTS',
    });
  });

  it.each(['getDiscountGroup', 'updateDiscountGroup', 'deleteDiscountGroup', 'copyDiscountGroup'] as const)(
    'answer 404 to %s for an unknown id',
    async (name) => {
      const body = {
        name: 'x',
        discountType: 'Percentage',
        materialGroupType: 'MaterialGroup',
        discountValue: 1,
      } as const;
      const sent = name === 'getDiscountGroup' ? {} : { body };
      const call = desk(name, { params: { discountGroupId: nothing }, ...sent } as never);
      expect(await refusalOf(call)).toMatchObject({ status: 404, code: 'DISCOUNT_GROUP_NOT_FOUND' });
    },
  );

  it('are created for unassigned customers with each new company of a producer', async () => {
    await instance.courier.publish('admin.producer-changed.v1', {
      id: 3,
      algoliaId: 'Neuwerk',
      platformMargin: 0.1,
      custom_shipping: false,
      videoLink: null,
      companies: [{ id: 301, name: 'Neuwerk AG', dispatchLocations: [] }],
    });
    await instance.settled();
    const groups = await instance
      .em()
      .execute('select name, is_other_customer_group from discount_group where producer_company_id = 301');
    expect(groups).toEqual([{ name: 'Unassigned customers', is_other_customer_group: true }]);
  });
});
