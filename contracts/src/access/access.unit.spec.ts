import { type Caller, callerKinds, kindsOf, mayCall, readersLike, type SignedInUser } from './index.js';

const user: SignedInUser = {
  kind: 'user',
  userId: 1,
  email: 'a@b.example',
  firstName: 'A',
  lastName: 'B',
  roles: [],
  sessionId: 's',
  language: 'de',
};
const visitor: Caller = { kind: 'visitor', language: 'de' };

describe('kinds of callers', () => {
  it.each<[string, Caller, string[]]>([
    ['a visitor', visitor, ['visitor']],
    ['a platform admin', { ...user, roles: ['platform-admin'] }, ['visitor', 'user', 'platform-admin']],
    [
      'a buyer',
      { ...user, companyId: 7, companyType: 'Customer' },
      ['visitor', 'user', 'company', 'customer'],
    ],
    [
      "a producer's company admin",
      { ...user, companyId: 7, companyType: 'Producer', roles: ['company-admin'] },
      ['visitor', 'user', 'company', 'producer', 'company-admin'],
    ],
    // The flag alone is nothing without a company to administer.
    ['a company admin without a company', { ...user, roles: ['company-admin'] }, ['visitor', 'user']],
  ])('%s', (_, caller, kinds) => {
    expect([...kindsOf(caller)].sort()).toEqual([...kinds].sort());
    for (const kind of callerKinds) expect(mayCall([kind], caller)).toBe(kinds.includes(kind));
  });

  it('lets no caller in if no kind is named', () => {
    expect(mayCall([], { ...user, roles: ['platform-admin'] })).toBe(false);
  });
});

it.each<[string, Caller, string | undefined]>([
  ['visitors', visitor, 'visitors'],
  ['people of a customer', { ...user, companyId: 7, companyType: 'Customer' }, 'customer-7'],
  ['a producer', { ...user, companyId: 7, companyType: 'Producer' }, undefined],
  [
    'a platform admin',
    { ...user, companyId: 7, companyType: 'Customer', roles: ['platform-admin'] },
    undefined,
  ],
  ['somebody without a company', user, undefined],
])('%s are told the same as others, or are not', (_, caller, readers) => {
  expect(readersLike(caller)).toBe(readers);
});
