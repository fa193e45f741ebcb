import type { TestInstance } from '@werkbank/platform/testing';
import { asTheService } from '@werkbank/platform/request';
import { RepairAccounts } from '../keycloak-sync/repair-accounts.js';
import { startAdminInstance } from '../../testing/admin-instance.js';
import { Browser } from '../../testing/browser.js';
import { killedBeforeStep } from '../../testing/killed-at-step.js';
import { MailCatcher, tokenIn } from '../../testing/mail-catcher.js';
import { solvedCaptcha } from '../../testing/solved-captcha.js';
import { freshPassword, freshUserId, realmForTests } from '../../testing/test-people.js';
import { TidyUp } from '../../operations/tidy-up/tidy-up.js';

let instance: TestInstance;
let catcher: MailCatcher;
const realm = realmForTests();
beforeAll(async () => {
  catcher = await MailCatcher.start();
  // Every kill is an error; there are many of them here.
  instance = await startAdminInstance({
    SMTP_URL: catcher.url,
    CAPTCHA_DIFFICULTY: '50',
    LOG_LEVEL: 'fatal',
  });
}, 60_000);
afterAll(async () => {
  await instance?.em().execute('update users set removed_at = now()');
  await asTheService(() => instance?.app.get(RepairAccounts).repairUnlessBusy());
  await instance?.em().execute(`update registration set expires_at = now() - interval '1 second'`);
  await instance?.app.get(TidyUp).run();
  await instance?.stop();
  await catcher?.stop();
}, 60_000);

const newcomer = () => ({ email: `killed-${freshUserId()}@werkbank.example`, password: freshPassword() });
type Newcomer = ReturnType<typeof newcomer>;
const register = async ({ email, password }: Newcomer) =>
  instance.callAs('visitor', 'registerCustomer', {
    body: {
      user: {
        email,
        password,
        salutation: 'Ms',
        firstName: 'Ada',
        lastName: 'Neu',
        phone: '+41 52 555 01 22',
        language: 'de',
      },
      company: {
        name: `Firma von ${email}`,
        customerType: 'Community',
        taxNumber: null,
        kanton: null,
        phone: null,
        address: {
          name: 'Neu',
          street: 'Werkgasse',
          house: '1',
          addressSupplement: null,
          zipCode: '8400',
          city: 'Winterthur',
          country: 'CH',
        },
      },
      agreedToTermsAndPrivacy: true,
      captchaToken: await solvedCaptcha(instance),
    },
  });
const linkOf = async ({ email }: Newcomer) =>
  tokenIn((await catcher.mailsTo(email)).at(-1), 'confirmCustomerRegistration');
const confirm = (token: string) => instance.callAs('visitor', 'confirmRegistration', { params: { token } });
const canSignIn = async ({ email, password }: Newcomer) =>
  (await new Browser(instance).send('POST', 'login', { body: { userEmail: email, password } })).status ===
  200;
const rowsOf = async ({ email }: Newcomer) => {
  const [found] = await instance.em().execute<{ people: number; companies: number; told: number }[]>(
    `select (select count(*)::int from users where email = ?) as people,
            (select count(*)::int from company where name = ?) as companies,
            (select count(*)::int from outbox where payload->>'name' = ?) as told`,
    [email, `Firma von ${email}`, `Firma von ${email}`],
  );
  return found;
};
const nothing = { people: 0, companies: 0, told: 0 };
const once = { people: 1, companies: 1, told: 1 };
const accountOf = async ({ email }: Newcomer) => {
  const [row] = await instance
    .em()
    .execute<{ id: number }[]>('select user_id as id from registration where email = ? order by agreed_at', [
      email,
    ]);
  const username = `user-${row?.id}`;
  return (await realm.admin(({ users }) => users.find({ exact: true, username })))[0];
};

/** Like a crash and a restart: all memory is lost. */
async function restart(): Promise<void> {
  await instance.stopService();
  await instance.startService();
}

describe.each([
  ['the link, followed once more', (token: string) => confirm(token).then(() => undefined)],
  [
    'the repair, after a restart',
    () => restart().then(() => asTheService(() => instance.app.get(RepairAccounts).repairUnlessBusy())),
  ],
])('an interrupted confirmation is completed by %s', (_, heal) => {
  it.each(['before', 'after'] as const)(
    '%s each of its steps in Keycloak',
    async (moment) => {
      for (let step = 1; ; step++) {
        const person = newcomer();
        await register(person);
        const token = await linkOf(person);
        const killer = killedBeforeStep();
        const killed = await killer.during(step, moment, () => confirm(token));
        killer.restore();
        // The rows come first, so they exist whatever state Keycloak has.
        expect(await rowsOf(person)).toEqual(once);
        if (!killed) {
          expect(await canSignIn(person)).toBe(true);
          break;
        }
        await heal(token);
        expect(await canSignIn(person)).toBe(true);
        expect(await rowsOf(person)).toEqual(once);
        expect(await confirm(token)).toEqual({ email: person.email, language: 'de' });
        expect(step).toBeLessThan(10);
      }
    },
    60_000,
  );
});

it('has no company, person or sign-in if it was killed before its rows', async () => {
  const person = newcomer();
  await register(person);
  const token = await linkOf(person);
  await instance.ownerEm().execute('alter table outbox rename to outbox_away');
  await expect(confirm(token)).rejects.toMatchObject({ status: 500 });
  await instance.ownerEm().execute('alter table outbox_away rename to outbox');
  expect(await rowsOf(person)).toEqual(nothing);
  expect(await canSignIn(person)).toBe(false);
  await asTheService(() => instance.app.get(RepairAccounts).repairUnlessBusy());
  expect(await accountOf(person)).toBeDefined();
  await confirm(token);
  expect([await canSignIn(person), await rowsOf(person)]).toEqual([true, once]);
});

it.each(['before', 'after'] as const)(
  'allows a new registration after a kill %s the account, before the mail, and removes the remains',
  async (moment) => {
    const person = newcomer();
    const killer = killedBeforeStep();
    const killed = await killer.during(1, moment, () => register(person));
    killer.restore();
    expect([killed, await canSignIn(person)]).toEqual([true, false]);
    const left = await accountOf(person);
    expect(left !== undefined).toBe(moment === 'after');
    expect(await instance.em().execute('select 1 from mail where recipient = ?', [person.email])).toEqual([]);

    await register(person);
    await confirm(await linkOf(person));
    expect(await canSignIn(person)).toBe(true);
    await instance
      .em()
      .execute(`update registration set expires_at = now() - interval '1 second' where confirmed_at is null`);
    await instance.app.get(TidyUp).run();
    const { id } = left ?? {};
    if (id) expect(await realm.admin(({ users }) => users.findOne({ id }))).toBeNull();
    expect(await canSignIn(person)).toBe(true);
  },
);
