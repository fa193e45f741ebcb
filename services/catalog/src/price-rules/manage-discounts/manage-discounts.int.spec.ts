import { countStatements } from '@werkbank/platform/database';
import type { TestInstance } from '@werkbank/platform/testing';
import { patience, startCatalogInstance } from '../../testing/catalog-instance.js';
import { type Desk, deskOf, nothing, refusalOf } from '../../testing/desk.js';

describe('discounts of a group', () => {
  let instance: TestInstance;
  let desk: Desk;
  beforeAll(async () => {
    instance = await startCatalogInstance();
    desk = await deskOf(instance);
  }, patience);
  afterAll(() => instance.stop(), patience);

  let made = 0;
  const group = async (
    discountType: 'Percentage' | 'PercentageMaterialGroup' | 'QuantityMaterialGroup',
    materialGroupType: 'MaterialGroup' | 'ArticleGroup' = 'MaterialGroup',
  ) => {
    const discountValue = discountType === 'Percentage' ? 2 : null;
    const body = { name: `Group ${made++}`, discountType, materialGroupType, discountValue };
    const { id } = await desk('createDiscountGroup', { body });
    return { discountGroupId: id };
  };
  const tiers = (...pairs: [number, number][]) =>
    pairs.map(([minQuantity, discountValue]) => ({ minQuantity, discountValue }));
  const hss = 3;

  it('by quantity are sorted ascending, and get a new id with each change', async () => {
    const params = await group('QuantityMaterialGroup');
    const body = { materialOrArticleGroupId: hss, discountQuantities: tiers([10, 8], [0, -5]) };
    const { id, groupLockKey } = await desk('createDiscount', { params, body });
    const changed = await desk('updateDiscount', {
      params: { ...params, discountId: id },
      body: { discountQuantities: tiers([100, 20], [0, -5], [10, 8]) },
    });
    expect(changed.id).not.toBe(id);
    expect(changed.groupLockKey).toBe(groupLockKey + 1);
    const { discounts, optimisticLockKey } = await desk('getDiscountGroup', { params });
    expect(discounts[0]).toMatchObject({
      id: changed.id,
      discountQuantities: tiers([0, -5], [10, 8], [100, 20]),
    });
    expect(optimisticLockKey).toBe(changed.groupLockKey);
  });

  it('refuse the second of two concurrent edits, but accept a repeated one', async () => {
    const params = await group('PercentageMaterialGroup');
    const { id } = await desk('createDiscount', {
      params,
      body: { materialOrArticleGroupId: hss, discountValue: 3 },
    });
    const change = (discountValue: number) =>
      desk('updateDiscount', { params: { ...params, discountId: id }, body: { discountValue } });
    const first = await change(4);
    expect(await refusalOf(change(5))).toMatchObject({ status: 409, code: 'CHANGED_MEANWHILE' });
    expect(await change(4)).toEqual(first);
    const gone = { params: { ...params, discountId: id } };
    expect(await refusalOf(desk('deleteDiscount', gone))).toMatchObject({ code: 'CHANGED_MEANWHILE' });
    await desk('deleteDiscount', { params: { ...params, discountId: first.id } });
    expect((await desk('getDiscountGroup', { params })).discounts).toEqual([]);
  });

  it.each([
    ['Percentage', { discountValue: 3 }, 409, 'DISCOUNT_ALREADY_DEFINED', 'validFrom'],
    [
      'Percentage',
      { materialOrArticleGroupId: hss, discountValue: 3, validFrom: '2027-01-01' },
      409,
      'DISCOUNT_DATA_INCONSISTENT',
      'materialOrArticleGroupId',
    ],
    ['PercentageMaterialGroup', { discountValue: 3 }, 400, 'FIELD_REQUIRED', 'materialOrArticleGroupId'],
    ['PercentageMaterialGroup', { materialOrArticleGroupId: hss }, 400, 'FIELD_REQUIRED', 'discountValue'],
    [
      'PercentageMaterialGroup',
      { materialOrArticleGroupId: nothing, discountValue: 3 },
      409,
      'DISCOUNT_DATA_INCONSISTENT',
      'materialOrArticleGroupId',
    ],
    [
      'PercentageMaterialGroup',
      { materialOrArticleGroupId: hss, discountValue: 3, discountQuantities: tiers([0, 1]) },
      409,
      'DISCOUNT_DATA_INCONSISTENT',
      'discountQuantities',
    ],
    [
      'QuantityMaterialGroup',
      { materialOrArticleGroupId: hss },
      400,
      'QUANTITY_DISCOUNT_MISSING_CONFIG',
      'discountQuantities',
    ],
    [
      'QuantityMaterialGroup',
      { materialOrArticleGroupId: hss, discountQuantities: tiers([5, 1], [50, 2]) },
      400,
      'MIN_QUANTITY_ZERO_MISSING',
      'discountQuantities',
    ],
    [
      'QuantityMaterialGroup',
      { materialOrArticleGroupId: hss, discountValue: 1, discountQuantities: tiers([0, 1]) },
      409,
      'DISCOUNT_DATA_INCONSISTENT',
      'discountValue',
    ],
    [
      'QuantityMaterialGroup',
      { materialOrArticleGroupId: hss, discountQuantities: tiers([0, 1], [5, 1], [5, 2]) },
      400,
      'MIN_QUANTITY_ALREADY_DEFINED',
      'discountQuantities',
    ],
    [
      'QuantityMaterialGroup',
      { materialOrArticleGroupId: hss, discountQuantities: tiers([0, -100]) },
      400,
      'NUMBER_NOT_MORE',
      'discountQuantities.0.discountValue',
    ],
    [
      'QuantityMaterialGroup',
      { materialOrArticleGroupId: hss, discountQuantities: tiers([10_000, 1]) },
      400,
      'NUMBER_TOO_LARGE',
      'discountQuantities.0.minQuantity',
    ],
    [
      'PercentageMaterialGroup',
      { materialOrArticleGroupId: hss, discountValue: 1, validFrom: '2027-02-01', validUntil: '2027-01-31' },
      400,
      'PERIOD_REVERSED',
      'validUntil',
    ],
  ] as const)(
    'of a %s group are refused with %o, one by one and pasted: %i %s',
    async (type, body, status, code, field) => {
      const params = await group(type);
      expect(await refusalOf(desk('createDiscount', { params, body: { ...body } as never }))).toMatchObject({
        status,
        code,
        field,
      });
      const pasted = { discounts: [{ ...body } as never] };
      expect(await refusalOf(desk('saveDiscounts', { params, body: pasted }))).toMatchObject({
        status,
        code,
        field: `discounts.0.${field}`,
      });
    },
  );

  it('are unique by material group and first day', async () => {
    const params = await group('PercentageMaterialGroup');
    const body = { materialOrArticleGroupId: hss, discountValue: 3 };
    await desk('createDiscount', { params, body });
    await desk('createDiscount', { params, body: { ...body, validFrom: '2027-01-01' } });
    expect(await refusalOf(desk('createDiscount', { params, body }))).toMatchObject({
      status: 409,
      code: 'DISCOUNT_ALREADY_DEFINED',
    });
    const planned = (await desk('getDiscountGroup', { params })).discounts[1];
    const back = {
      params: { ...params, discountId: planned?.id ?? 0 },
      body: { discountValue: 3, validFrom: null },
    };
    expect(await refusalOf(desk('updateDiscount', back))).toMatchObject({ code: 'DISCOUNT_ALREADY_DEFINED' });
  });

  it('keep their tier for the quantity 0', async () => {
    const params = await group('QuantityMaterialGroup');
    const body = { materialOrArticleGroupId: hss, discountQuantities: tiers([0, 1], [10, 2]) };
    const { id } = await desk('createDiscount', { params, body });
    const without = { discountQuantities: tiers([10, 2]) };
    expect(
      await refusalOf(desk('updateDiscount', { params: { ...params, discountId: id }, body: without })),
    ).toEqual({
      status: 409,
      code: 'MIN_QUANTITY_ZERO_NOT_DELETABLE',
      field: 'discountQuantities',
      message: 'Der Eintrag ab Menge 0 kann nicht gelöscht werden.',
    });
    const many = { discounts: [{ materialOrArticleGroupId: hss, ...without }] };
    expect(await refusalOf(desk('saveDiscounts', { params, body: many }))).toMatchObject({
      code: 'MIN_QUANTITY_ZERO_NOT_DELETABLE',
      field: 'discounts.0.discountQuantities',
    });
  });

  it('accept article groups of the own company only', async () => {
    const params = await group('PercentageMaterialGroup', 'ArticleGroup');
    const ofNordlicht = { materialOrArticleGroupId: 90, discountValue: 3 };
    expect(await refusalOf(desk('createDiscount', { params, body: ofNordlicht }))).toMatchObject({
      code: 'DISCOUNT_DATA_INCONSISTENT',
    });
  });

  it('are saved in bulk with a constant number of statements, and unchanged ones are not written', async () => {
    const params = await group('QuantityMaterialGroup');
    const days = Array.from(
      { length: 40 },
      (_, index) => `2027-01-${String((index % 20) + 1).padStart(2, '0')}`,
    );
    const discounts = days.map((validFrom, index) => ({
      materialOrArticleGroupId: index < 20 ? 3 : 4,
      discountQuantities: tiers([0, index], [10, index + 1]),
      validFrom,
    }));
    const few = await group('QuantityMaterialGroup');
    const forFew = await countStatements(() =>
      desk('saveDiscounts', { params: few, body: { discounts: discounts.slice(0, 1) } }),
    );
    let saved: { optimisticLockKey: number; discounts: { id: number }[] } | undefined;
    const forMany = await countStatements(async () => {
      saved = await desk('saveDiscounts', { params, body: { discounts } });
    });
    expect(forMany).toBe(forFew);
    expect(saved?.discounts).toHaveLength(40);
    expect(await desk('saveDiscounts', { params, body: { discounts, optimisticLockKey: 1 } })).toEqual(saved);
    const one = { ...discounts[0], discountQuantities: tiers([0, 50]) } as (typeof discounts)[number];
    expect(
      await refusalOf(desk('saveDiscounts', { params, body: { discounts: [one], optimisticLockKey: 1 } })),
    ).toMatchObject({ code: 'CHANGED_MEANWHILE' });
    const changed = await desk('saveDiscounts', { params, body: { discounts: [one] } });
    const before = new Set(saved?.discounts.map(({ id }) => id));
    expect(changed.discounts.filter(({ id }) => !before.has(id))).toHaveLength(1);
    expect(changed.discounts).toHaveLength(40);
  });

  it('are saved as a whole or not at all', async () => {
    const params = await group('PercentageMaterialGroup');
    const right = { materialOrArticleGroupId: hss, discountValue: 3 };
    const wrong = { materialOrArticleGroupId: nothing, discountValue: 3 };
    expect(
      await refusalOf(desk('saveDiscounts', { params, body: { discounts: [right, wrong] } })),
    ).toMatchObject({ code: 'DISCOUNT_DATA_INCONSISTENT', field: 'discounts.1.materialOrArticleGroupId' });
    expect(
      await refusalOf(desk('saveDiscounts', { params, body: { discounts: [right, right] } })),
    ).toMatchObject({ status: 400, code: 'QUANTITY_DISCOUNT_INCORRECT_CONFIG', field: 'discounts.1' });
    expect((await desk('getDiscountGroup', { params })).discounts).toEqual([]);
  });

  it('are stored once if two users add the same one at once', async () => {
    const params = await group('PercentageMaterialGroup');
    const body = { materialOrArticleGroupId: hss, discountValue: 3 };
    const both = await Promise.allSettled([0, 1].map(() => desk('createDiscount', { params, body })));
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect((await desk('getDiscountGroup', { params })).discounts).toHaveLength(1);
  });

  it('answer 404 for an unknown id', async () => {
    const params = { ...(await group('PercentageMaterialGroup')), discountId: nothing };
    expect(await refusalOf(desk('updateDiscount', { params, body: { discountValue: 1 } }))).toMatchObject({
      status: 404,
      code: 'DISCOUNT_NOT_FOUND',
    });
    expect(await refusalOf(desk('deleteDiscount', { params }))).toMatchObject({ code: 'DISCOUNT_NOT_FOUND' });
    const lost = { params: { discountGroupId: nothing }, body: { discountValue: 1 } };
    expect(await refusalOf(desk('createDiscount', lost))).toMatchObject({ code: 'DISCOUNT_GROUP_NOT_FOUND' });
  });
});
