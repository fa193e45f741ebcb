import { buyer } from '@werkbank/contracts/fixtures';
import { viewerOf } from './viewer';

describe('who looks at orders', () => {
  it('is a customer, a producer, an admin of the platform, or nobody', () => {
    expect(viewerOf(null)).toEqual({ kind: 'none' });
    expect(viewerOf({ ...buyer, companyId: null })).toEqual({ kind: 'none' });
    expect(viewerOf(buyer)).toEqual({ kind: 'customer', companyId: 71, isCompanyAdmin: false });
    expect(viewerOf({ ...buyer, companyType: 'Producer' })).toMatchObject({ kind: 'producer' });
    expect(viewerOf({ ...buyer, roles: { PlatformAdmin: true, CompanyAdmin: false } })).toEqual({
      kind: 'admin',
    });
  });
});
