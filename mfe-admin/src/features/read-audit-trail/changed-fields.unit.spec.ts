import { changedFields } from './changed-fields';

describe('the changed fields of an entry', () => {
  it('have their values before and after', () => {
    expect(changedFields({ before: { phone: '1', city: null }, after: { phone: '2', city: 'Ulm' } })).toEqual(
      [
        { name: 'phone', before: '1', after: '2' },
        { name: 'city', before: '', after: 'Ulm' },
      ],
    );
  });

  it('are all fields if the object is new or deleted', () => {
    expect(changedFields({ before: null, after: { name: 'Rhon', custom_shipping: false } })).toEqual([
      { name: 'name', before: '', after: 'Rhon' },
      { name: 'custom_shipping', before: '', after: 'false' },
    ]);
    expect(changedFields({ before: { name: 'Rhon' }, after: null })).toEqual([
      { name: 'name', before: 'Rhon', after: '' },
    ]);
  });

  it('show lists as comma-separated words, nested lists too', () => {
    const changed = changedFields({
      before: { currencies: ['EUR'], customsFreeAreas: [['DE'], ['CH', 'LI']] },
      after: {
        currencies: ['EUR', 'CHF'],
        customsFreeAreas: [
          ['DE', 'AT'],
          ['CH', 'LI'],
        ],
      },
    });
    expect(changed.map(({ before, after }) => [before, after])).toEqual([
      ['EUR', 'EUR, CHF'],
      ['DE · CH, LI', 'DE, AT · CH, LI'],
    ]);
  });

  it('leave out unchanged nested values', () => {
    const roles = (CompanyAdmin: boolean) => ({ roles: { PlatformAdmin: false, CompanyAdmin } });
    expect(changedFields({ before: roles(false), after: roles(true) })).toEqual([
      { name: 'roles.CompanyAdmin', before: 'false', after: 'true' },
    ]);
  });
});
