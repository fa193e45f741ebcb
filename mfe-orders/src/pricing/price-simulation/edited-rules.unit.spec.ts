import { drillDiscount, tieredGroup } from '@werkbank/contracts/fixtures';
import { changedGroup, dayToLookAt, groupWithDiscount } from './edited-rules';

const { id: _, materialOrArticleGroupName: __, ...entry } = drillDiscount;
const after = { ...entry, discountQuantities: [{ minQuantity: 0, discountValue: 30 }] };

describe('rules that are not saved yet', () => {
  it('take the place of the discount that is changed, beside the others', () => {
    const other = { ...drillDiscount, id: 1, materialOrArticleGroupId: 4 };
    const group = { ...tieredGroup, discounts: [drillDiscount, other] };
    const { discountGroup } = groupWithDiscount(group, { before: drillDiscount, after });
    expect(discountGroup?.discounts).toEqual([after, { ...entry, materialOrArticleGroupId: 4 }]);
    expect(groupWithDiscount(group, { before: null, after }).discountGroup?.discounts).toHaveLength(3);
  });

  it('never leave out what is edited, however many others there are', () => {
    const many = Array.from({ length: 600 }, (_, id) => ({ ...drillDiscount, id }));
    const { discountGroup } = groupWithDiscount({ ...tieredGroup, discounts: many }, { before: null, after });
    expect(discountGroup?.discounts).toHaveLength(500);
    expect(discountGroup?.discounts?.[0]).toEqual(after);
  });

  it('have none of the discounts that another type deletes', () => {
    const { discountType, materialGroupType } = tieredGroup;
    const same = changedGroup(tieredGroup, { discountType, materialGroupType, discountValue: null });
    expect(same.discountGroup?.discounts).toHaveLength(1);
    const other = changedGroup(tieredGroup, {
      discountType: 'Percentage',
      materialGroupType,
      discountValue: 7,
    });
    expect(other.discountGroup).toMatchObject({ discountValue: 7, discounts: [] });
  });

  it('are looked at on the day on which they begin, where that is to come', () => {
    expect(dayToLookAt({ validFrom: '2027-01-01' }, '2026-11-22')).toBe('2027-01-01');
    expect(dayToLookAt({ validFrom: '2026-01-01' }, '2026-11-22')).toBeUndefined();
    expect(dayToLookAt({ validFrom: '' }, '2026-11-22')).toBeUndefined();
  });
});
