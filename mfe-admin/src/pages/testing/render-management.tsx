import type { User } from '@werkbank/contracts/entities';
import { buyer } from '@werkbank/contracts/fixtures';
import type { Fixtures } from '@werkbank/kit/testing/fixture-client';
import { renderWorking } from '@werkbank/kit/testing/render-working';
import ManagementPage from '../management-page';
import { locales } from '../../testing/render-admin';

export const companyAdmin: User = { ...buyer, roles: { PlatformAdmin: false, CompanyAdmin: true } };

/** Opens an address of the management area as the given user. */
export function openManagement(at: string, user: User, fixtures: Fixtures = {}) {
  return renderWorking(<ManagementPage />, {
    locales,
    at,
    path: '/management/*',
    session: { user, status: 'signedIn', sessionId: 's' },
    fixtures,
  });
}
