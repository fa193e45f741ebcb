import type { Caller, SignedInUser } from '@werkbank/contracts/access';
import { administersCompany, mayHandleCompany } from './company-access.js';

const someone: SignedInUser = {
  kind: 'user',
  userId: 1,
  email: 'a@werkbank.example',
  firstName: 'A',
  lastName: 'B',
  roles: [],
  sessionId: 's',
  language: 'de',
};

it.each<[string, Caller, boolean]>([
  ['its own people', { ...someone, companyId: 201 }, true],
  ['a platform admin', { ...someone, roles: ['platform-admin'] }, true],
  ["another company's people", { ...someone, companyId: 202 }, false],
  ["another company's admin", { ...someone, companyId: 202, roles: ['company-admin'] }, false],
  ['somebody without a company', someone, false],
  ['a visitor', { kind: 'visitor', language: 'de' }, false],
])('tells whether %s may handle a company', (_, caller, may) => {
  expect(mayHandleCompany(caller, 201)).toBe(may);
});

it.each<[string, Caller, boolean]>([
  ['its own admin', { ...someone, companyId: 201, roles: ['company-admin'] }, true],
  ['its own people', { ...someone, companyId: 201 }, false],
  ["another company's admin", { ...someone, companyId: 202, roles: ['company-admin'] }, false],
  ['a platform admin', { ...someone, roles: ['platform-admin'] }, true],
  ['a visitor', { kind: 'visitor', language: 'de' }, false],
])('tells whether %s administers a company', (_, caller, may) => {
  expect(administersCompany(caller, 201)).toBe(may);
});
