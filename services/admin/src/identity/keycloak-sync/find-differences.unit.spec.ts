import type { Account, Person } from '../keycloak/user-directory.js';
import { findDifferences } from './find-differences.js';
import type { AccountRow } from './person-of-row.js';

const person: Person = {
  userId: 7,
  email: 'ada@werkbank.example',
  firstName: 'Ada',
  lastName: 'Meier',
  language: 'de',
  roles: ['company-admin'],
  company: { id: 1, kind: 'Customer', name: 'Kellermatt AG', producerId: null },
  home: 'here',
  enabled: true,
};
const account: Account = { accountId: 'a', userName: 'user-7', person };
const row: AccountRow = { ...person, keycloakId: 'a', removed: false, version: 1, told: 1 };
const kinds = (accounts: Account[], rows: AccountRow[]) =>
  findDifferences(accounts, { before: rows, after: rows }).map(({ difference }) => difference.kind);

it('finds no difference between equal data', () => {
  expect(kinds([account], [row])).toEqual([]);
});

it.each([
  ['an account without a row', [account], [], 'onlyInKeycloak'],
  ['a row without an account', [], [row], 'onlyHere'],
  ['a removed row whose account is there', [account], [{ ...row, removed: true }], 'differentState'],
  ['a disabled row whose account is not', [account], [{ ...row, enabled: false }], 'differentState'],
  ['a row that does not know its account', [account], [{ ...row, keycloakId: null }], 'differentData'],
  ['another role', [account], [{ ...row, roles: [] }], 'differentData'],
  ['another company', [account], [{ ...row, company: null }], 'differentData'],
])('finds %s', (_, accounts, rows, kind) => {
  expect(kinds(accounts, rows)).toEqual([kind]);
});

it.each([
  ['came while the accounts were read', { before: [], after: [row] }],
  ['was changed meanwhile', { before: [row], after: [{ ...row, version: 2, told: 2, lastName: 'Neu' }] }],
  [
    'has a change that Keycloak was not told yet',
    { before: [{ ...row, version: 2 }], after: [{ ...row, version: 2 }] },
  ],
])('finds no drift in a row that %s', (_, rows) => {
  expect(findDifferences([], rows)).toEqual([]);
});

it('finds no stray account of somebody who was deleted while the accounts were read', () => {
  expect(findDifferences([account], { before: [row], after: [] })).toEqual([]);
});
