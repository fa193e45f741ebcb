import { type Access, EndedAccess, type Ending } from './ended-access.js';

const seconds = () => Math.floor(Date.now() / 1000);
const access = (changed: Partial<Access> = {}): Access => ({
  userId: 1,
  sessionId: 'one',
  issuedAt: seconds(),
  roles: ['company-admin'],
  companyId: 7,
  ...changed,
});
const at = () => new Date().toISOString();
const rights = (changed: object = {}): Ending =>
  ({
    name: 'admin.user-rights-changed.v1',
    payload: {
      userId: 1,
      active: true,
      roles: ['company-admin'],
      companyId: 7,
      tokensEndedAt: null,
      version: 10,
      at: at(),
      ...changed,
    },
  }) as Ending;
const after = (...endings: Ending[]): EndedAccess => {
  const ended = new EndedAccess();
  for (const ending of endings) ended.take(ending);
  return ended;
};

it('lets an ended session go no further, and no other one of the same person end', () => {
  const ended = after({ name: 'admin.session-ended.v1', payload: { sessionIds: ['one', 'two'], at: at() } });
  expect(['one', 'two', 'three'].map((sessionId) => ended.holds(access({ sessionId })))).toEqual([
    false,
    false,
    true,
  ]);
});

it.each([
  ['was disabled or deleted', { active: false }, false],
  ['was moved to another company', { companyId: 8 }, false],
  ['left the company', { companyId: null }, false],
  ['lost a role', { roles: [] }, false],
  ['got a role', { roles: ['company-admin', 'platform-admin'] }, false],
  ['has changed nothing that tokens claim', {}, true],
])('compares a token with the rights of a person who %s', (_, changed, holds) => {
  const ended = after(rights(changed));
  expect(ended.holds(access())).toBe(holds);
  expect(ended.holds(access({ userId: 2 }))).toBe(true);
});

it('ends tokens that were issued before the second of a new password, and no later ones', () => {
  const ended = after(rights({ tokensEndedAt: at() }));
  expect(ended.holds(access({ issuedAt: seconds() - 2 }))).toBe(false);
  expect(ended.holds(access({ issuedAt: seconds() + 1 }))).toBe(true);
});

it('keeps the newer rights where an older message comes late', () => {
  expect(after(rights({ active: false, version: 11 }), rights()).holds(access())).toBe(false);
  expect(after(rights({ active: false }), rights({ version: 11 })).holds(access())).toBe(true);
});

it('ends the tokens of a deleted company and of an erased person', () => {
  const ended = after(
    { name: 'admin.company-deleted.v1', payload: { id: 7 } },
    { name: 'admin.person-erased.v1', payload: { userId: 3, erasedAt: at() } },
    rights({ userId: 3, companyId: 8, version: Number.MAX_SAFE_INTEGER }),
  );
  expect(ended.holds(access())).toBe(false);
  expect(ended.holds(access({ companyId: 8 }))).toBe(true);
  expect(ended.holds(access({ userId: 3, companyId: 8 }))).toBe(false);
});

it('forgets endings from before the oldest token, also if a stream repeats them', () => {
  const longAgo = new Date(Date.now() - 11 * 60_000).toISOString();
  const ended = after({ name: 'admin.session-ended.v1', payload: { sessionIds: ['one'], at: longAgo } });
  expect(ended.holds(access())).toBe(true);
});

it('calls back with each ending until that is ended', () => {
  const ended = new EndedAccess();
  let heard = 0;
  const stop = ended.onEnding(() => (heard += 1));
  ended.take(rights());
  stop();
  ended.take(rights());
  expect(heard).toBe(1);
});
