import { type Caller, kindsOf, type SignedInUser } from '@werkbank/contracts/access';
import { screen } from '@testing-library/react';
import manifest from '../../remote.manifest';
import { companyAdmin, openManagement } from './testing/render-management';

const somebody: SignedInUser = {
  kind: 'user',
  userId: 1,
  email: 'somebody@werkbank.example',
  firstName: 'Ada',
  lastName: 'Meier',
  roles: [],
  sessionId: 's',
  language: 'en',
};
const menuOf = (caller: Caller) => {
  const kinds = kindsOf(caller);
  return manifest.menu
    .filter(({ access }) => access.some((kind) => kinds.has(kind)))
    .map(({ label }) => label.en);
};

describe('the management area', () => {
  it.each([
    'setup',
    'users',
    'users/17',
    'users/new',
    'users/import',
    'users/import/12',
    'users/accounts',
    'customers',
    'producers',
    'producers/3',
    'categories',
    'categories/drills',
    'categories/new',
    'table-columns',
    'table-columns/d1',
    'searches',
    'searches/synonyms',
    'currencies',
    'sidebar-panel',
    'print-settings',
    'right-sidebar',
    'sidebar-panel/8',
    'audit',
  ])('keeps %s to the platform', async (path) => {
    await openManagement(`/management/${path}`, companyAdmin);
    expect(await screen.findByText('Dazu sind Sie nicht berechtigt')).toBeVisible();
    expect(screen.getByText(/Plattform-Administratoren/)).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Verwaltung der Plattform' })).toBeVisible();
  });

  it('has a menu for each role', () => {
    expect(menuOf({ kind: 'visitor', language: 'en' })).toEqual([]);
    expect(menuOf({ ...somebody, companyId: 71, companyType: 'Customer' })).toEqual(['Profile', 'Company']);
    expect(menuOf({ ...somebody, companyId: 31, companyType: 'Producer' })).toEqual(['Profile', 'Company']);
    expect(menuOf({ ...somebody, roles: ['platform-admin'] })).toEqual([
      'Profile',
      'Setup',
      'Users',
      'Customers',
      'Manufacturers',
      'Categories',
      'Searches without a hit',
      'Currencies',
      'Freight',
      'Customs',
      'Taxes',
      'Sidebar panel',
      'Document details',
      'Audit trail',
      'Operations',
    ]);
  });
});
