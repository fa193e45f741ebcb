import type { TestInstance } from '@werkbank/platform/testing';
import { Browser } from '../../testing/browser.js';
import { settledInstance } from '../../testing/settled-instance.js';
import { freshPassword, type TestPeople, type TestPerson } from '../../testing/test-people.js';

let instance: TestInstance;
let people: TestPeople;
beforeAll(async () => {
  ({ instance, people } = await settledInstance({ PUBLIC_URL: 'https://werkbank.example' }));
}, 60_000);
afterAll(() => people?.leave(), 30_000);

const tryOn = (email: string, password: string, headers: Record<string, string> = {}) =>
  new Browser(instance).send('POST', 'login', { body: { userEmail: email, password }, headers });

describe('login', () => {
  it('lets the owner in on two devices at once, and beside wrong guesses of strangers', async () => {
    const known = await people.add();
    const devices = () => Promise.all([1, 2].map(() => tryOn(known.email, known.password)));
    const beside = async () => {
      const stranger = tryOn(known.email, freshPassword(), { 'x-forwarded-for': '192.0.2.66' });
      const own = await tryOn(known.email, known.password);
      await stranger;
      return own;
    };
    for (let n = 0; n < 8; n++) {
      expect((await devices()).map(({ status }) => status)).toEqual([200, 200]);
      expect(await beside()).toMatchObject({ status: 200 });
    }
  }, 60_000);

  it('lets the owner in though Keycloak has locked the account for the guesses of strangers', async () => {
    const known = await people.add();
    await people.lock(known);
    expect(await tryOn(known.email, freshPassword())).toMatchObject({ status: 401 });
    await people.lock(known);
    expect(await tryOn(known.email, known.password)).toMatchObject({ status: 200 });
  }, 60_000);

  it('takes a password however its accents are typed, also one that was set before they were composed', async () => {
    const known = await people.add();
    const [apart, composed] = ['Zu\u0308rich-1', 'Zürich-1'];
    await people.setPassword(known, apart);
    for (const typed of [apart, composed]) {
      expect([typed, (await tryOn(known.email, typed)).status]).toEqual([typed, 200]);
    }
  });

  it('knows a browser by its mark, which is of this account alone', async () => {
    const [known, other] = [await people.add(), await people.add()];
    const from = { 'x-forwarded-for': '192.0.2.77' };
    const browser = new Browser(instance);
    await browser.logIn(known);
    const logIn = (one: Browser, { email, password }: TestPerson) =>
      one.send('POST', 'login', { body: { userEmail: email, password }, headers: from });
    for (const { email } of [known, other]) {
      await instance.em().execute(
        `insert into sign_in_attempt (network, email_hash, failures)
         values ('192.0.2.77', encode(sha256(?::bytea), 'hex'), 40)`,
        [email],
      );
    }
    expect((await logIn(new Browser(instance), known)).status).toBe(429);
    expect((await logIn(browser, other)).status).toBe(429);
    expect((await logIn(browser, known)).status).toBe(200);
  }, 60_000);
});
