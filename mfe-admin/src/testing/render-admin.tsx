import { buyer } from '@werkbank/contracts/fixtures';
import { fakeHost } from '@werkbank/kit/testing/fake-host';
import type { Fixtures } from '@werkbank/kit/testing/fixture-client';
import { renderWorking } from '@werkbank/kit/testing/render-working';
import type { ReactNode } from 'react';

export const locales = {
  admin: { de: () => import('../../locales/de.json'), en: () => import('../../locales/en.json') },
};

export const platformAdmin = {
  ...buyer,
  id: 1,
  firstName: 'Ada',
  lastName: 'Meier',
  email: 'ada@platform.example',
  roles: { PlatformAdmin: true, CompanyAdmin: false },
  companyId: null,
  companyName: null,
  companyType: null,
};

/** Draws a page of the administration for a platform admin. */
export function renderAdmin(
  page: ReactNode,
  at: string,
  path: string,
  fixtures: Fixtures,
  host = fakeHost({ fixtures, session: { user: platformAdmin, status: 'signedIn', sessionId: 'x' } }),
) {
  return renderWorking(page, { locales, at, path, host });
}
