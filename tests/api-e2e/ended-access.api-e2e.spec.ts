import type { CallAnswer } from '@werkbank/contracts/calls';
import { ownCompany } from '../instance/own-company.ts';
import { type OwnPerson, ownPerson } from '../instance/own-person.ts';
import { accountOf, type Person, signIn } from '../instance/running-instance.ts';
import { authentication, callsOpenTo, takeToken, type TakenToken, usesOf } from '../instance/taken-token.ts';

/** A way to end the access of a signed-in person whose access token was copied before. */
type End = (token: TakenToken, person: OwnPerson) => Promise<unknown>;

let admin: Person;
let producerCompany: number;
let otherCompany: number;
beforeAll(async () => {
  admin = await signIn(accountOf(({ role }) => role === 'platform-admin'));
  producerCompany = accountOf(({ email }) => email === 'verkauf@kerbwerk.example').companyId ?? 0;
  otherCompany = accountOf(({ email }) => email === 'einkauf@bergfurt.example').companyId ?? 0;
}, 30_000);

const newPassword = 'Journey-2027';
const loggedOut: End = ({ sessionId, cookie }) =>
  authentication(`accessTokens/${sessionId}`, 'DELETE', { cookie });
type Form = Partial<Pick<CallAnswer<'getUser'>, 'enabled' | 'companyId' | 'roles'>>;
const changed =
  (change: Form): End =>
  async ({ userId }) => {
    const params = { userId };
    const user = await admin.api('getUser', { params });
    const { id: _, createdOn: __, companyName: ___, companyType: ____, ...form } = user;
    await admin.api('updateUser', { params, body: { ...form, ...change } });
  };

const ends: [string, End][] = [
  ['a logout', loggedOut],
  [
    'a new password that they chose in another session',
    async (_token, { userId, account }) => {
      const elsewhere = await takeToken(account);
      const body = { oldPassword: account.password, newPassword };
      await elsewhere.api('setUserPassword', { params: { userId }, body });
    },
  ],
  [
    'a new password by an administrator',
    ({ userId }) => admin.api('setUserPassword', { params: { userId }, body: { newPassword } }),
  ],
  [
    'a refresh token that two have used',
    async ({ cookie }) => {
      const statuses = [];
      for (let times = 0; times < 3; times += 1)
        statuses.push((await authentication('renewals', 'POST', { cookie })).status);
      expect(statuses).toEqual([200, 200, 401]);
    },
  ],
  ['being disabled', changed({ enabled: false })],
  ['losing a role', changed({ roles: { PlatformAdmin: false, CompanyAdmin: false } })],
  ['being moved', async (...who) => changed({ companyId: otherCompany })(...who)],
  ['being deleted', ({ userId }) => admin.api('deleteUser', { params: { userId } })],
  ['being erased', ({ userId }) => admin.api('erasePerson', { params: { userId } })],
];

/** A stream of order changes: `ended` resolves with the moment at which it has ended. */
async function follow({ api }: TakenToken): Promise<{ ended: Promise<number> }> {
  const stream = await api('followOrders', { query: {}, headers: {} });
  const reader = stream.getReader();
  expect(new TextDecoder().decode((await reader.read()).value)).toContain('event: begin');
  const untilItEnds = async (): Promise<number> => {
    for (;;) if ((await reader.read()).done) return performance.now();
  };
  return { ended: untilItEnds() };
}

/** The calls that the token still opens right after the end; the stream has ended by then as well. */
async function openAfter(token: TakenToken, end: () => Promise<unknown>): Promise<string[]> {
  const before = await usesOf(token);
  expect(Object.values(before)).not.toContain(401);
  const { ended } = await follow(token);
  await end();
  const answeredAt = performance.now();
  const uses = Object.entries(await usesOf(token));
  const after = (await ended) - answeredAt;
  process.stdout.write(`a stream ended ${after.toFixed(1)} ms after the end was answered\n`);
  // Calls with 403 before the end are for producers only and are left out.
  return uses
    .filter(([name, status]) => status !== 401 && before[name] !== 403)
    .map(([name, status]) => `${name}: ${status}`);
}

it.each(ends)(
  'refuses everything from the next request on after %s, and ends the stream',
  async (_, end) => {
    const person = await ownPerson('ended', 'de', { companyId: producerCompany, companyAdmin: true });
    const token = await takeToken(person.account);
    expect(await openAfter(token, () => end(token, person))).toEqual([]);
    await person.remove().catch(() => undefined);
  },
  60_000,
);

it("refuses every call of a deleted company's people, and ends their streams", async () => {
  const { account, companyId, remove } = await ownCompany('Endwerk');
  const token = await takeToken(account);
  try {
    const end = () => admin.api('deleteCustomer', { params: { companyId } });
    expect(await openAfter(token, end)).toEqual([]);
  } finally {
    await remove();
  }
}, 60_000);

it('opens no call of the contract to the token of an ended session, except ending it again', async () => {
  const person = await ownPerson('ended', 'de', { companyId: producerCompany, companyAdmin: true });
  const token = await takeToken(person.account);
  await loggedOut(token, person);
  expect(await callsOpenTo(token, ['logout'])).toEqual([]);
  await person.remove();
}, 60_000);
