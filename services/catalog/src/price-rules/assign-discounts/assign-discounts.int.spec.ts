import type { TestInstance } from '@werkbank/platform/testing';
import { patience, startCatalogInstance } from '../../testing/catalog-instance.js';
import {
  alpspitz,
  type Desk,
  deskOf,
  nordlicht,
  nothing,
  producerOf,
  refusalOf,
} from '../../testing/desk.js';

describe('discount assignments', () => {
  let instance: TestInstance;
  let desk: Desk;
  let other: number;
  beforeAll(async () => {
    instance = await startCatalogInstance();
    desk = await deskOf(instance);
    await instance.em().execute(
      `insert into customer (id, kind, name) values (901, 'Customer', 'Ärmel AG'), (902, 'Customer', 'Zahn GmbH'),
         (903, 'Customer', 'aal & Co')`,
    );
    const body = { name: 'Other', discountType: 'Percentage', discountValue: 30 } as const;
    other = (await desk('createDiscountGroup', { body })).id;
  }, patience);
  afterAll(() => instance.stop(), patience);

  const tiers = 2;
  const assigned = (customerCompanyId: number, more: object = {}) =>
    desk('createDiscountAssignment', { body: { customerCompanyId, discountGroupId: tiers, ...more } });

  it('offer customers without an assignment, by name and without the company itself', async () => {
    const names = (await desk('listAssignableCustomers', {})).map(({ name }) => name);
    expect(names).toEqual(['aal & Co', 'Ärmel AG', 'Nordlicht GmbH', 'Nordlicht Schweiz AG', 'Zahn GmbH']);
  });

  it('are listed by name of the customer', async () => {
    await assigned(902);
    await assigned(901, { validFrom: '2027-01-01', validUntil: '2027-12-31' });
    const list = await desk('listDiscountAssignments', {});
    expect(list.map(({ customerName }) => customerName)).toEqual([
      'Ärmel AG',
      'Muster Präzision AG',
      'Zahn GmbH',
    ]);
    expect(list[0]).toMatchObject({
      validFrom: '2027-01-01',
      validUntil: '2027-12-31',
      discountGroupId: tiers,
    });
    expect((await desk('listAssignableCustomers', {})).map(({ id }) => id)).not.toContain(902);
  });

  it.each([
    [{ customerCompanyId: nothing }, 'CUSTOMER_CANNOT_BE_ASSIGNED', 'customerCompanyId'],
    [{ customerCompanyId: alpspitz }, 'CUSTOMER_CANNOT_BE_ASSIGNED', 'customerCompanyId'],
    [{ customerCompanyId: 900 }, 'DISCOUNT_ASSIGNMENT_EXISTS', 'customerCompanyId'],
    [{ customerCompanyId: 903, discountGroupId: nothing }, 'DISCOUNT_GROUP_NOT_FOUND', 'discountGroupId'],
    // The group of unassigned customers, and another producer's group.
    [{ customerCompanyId: 903, discountGroupId: 1 }, 'DISCOUNT_DATA_INCONSISTENT', 'discountGroupId'],
    [{ customerCompanyId: 903, discountGroupId: 3 }, 'DISCOUNT_GROUP_NOT_FOUND', 'discountGroupId'],
    [
      { customerCompanyId: 903, validFrom: '2027-02-01', validUntil: '2027-01-01' },
      'PERIOD_REVERSED',
      'validUntil',
    ],
  ])('of %o are refused: %s', async (body, code, field) => {
    expect(await refusalOf(assigned(900, body))).toMatchObject({ code, field });
  });

  it('are refused for a customer who already has another group', async () => {
    expect(await refusalOf(assigned(900, { discountGroupId: other }))).toEqual({
      status: 409,
      code: 'CUSTOMER_CANNOT_BE_ASSIGNED',
      field: 'customerCompanyId',
      message: 'Der Kunde wurde nicht gefunden oder ist schon zugeordnet.',
    });
  });

  it('require a group', async () => {
    const producer = await producerOf(nordlicht);
    const params = { producerCompanyId: nordlicht };
    const body = { customerCompanyId: 900, discountGroupId: 3 };
    expect(
      await refusalOf(instance.callAs(producer, 'createDiscountAssignment', { params, body })),
    ).toMatchObject({ status: 409, code: 'NO_DISCOUNT_GROUPS_DEFINED' });
  });

  it('move to another group by only one of two concurrent changes, and can be deleted', async () => {
    const { id, optimisticLockKey } = await assigned(903);
    const params = { assignmentId: id };
    const move = (discountGroupId: number, more: object = {}) =>
      desk('updateDiscountAssignment', { params, body: { discountGroupId, optimisticLockKey, ...more } });
    const moved = await move(other);
    expect(moved).toMatchObject({ discountGroupId: other, optimisticLockKey: optimisticLockKey + 1 });
    expect(await move(other)).toEqual(moved);
    expect(await refusalOf(move(tiers))).toMatchObject({ code: 'CHANGED_MEANWHILE' });
    await desk('deleteDiscountAssignment', { params });
    expect(await refusalOf(desk('deleteDiscountAssignment', { params }))).toMatchObject({
      status: 404,
      code: 'DISCOUNT_ASSIGNMENT_NOT_FOUND',
    });
    expect(await refusalOf(move(other))).toMatchObject({ code: 'DISCOUNT_ASSIGNMENT_NOT_FOUND' });
  });

  it('cannot begin twice on one day', async () => {
    const { id } = await assigned(900, { validFrom: '2027-01-01' });
    const body = { discountGroupId: tiers, validFrom: null };
    expect(
      await refusalOf(desk('updateDiscountAssignment', { params: { assignmentId: id }, body })),
    ).toMatchObject({ code: 'DISCOUNT_ASSIGNMENT_EXISTS', field: 'validFrom' });
  });
});
