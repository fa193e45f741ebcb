import { errorMessage } from '@werkbank/contracts/errors';
import type { Browser } from 'playwright-core';
import { inOrder } from './browser/in-order.ts';
import { beginVisit, openBrowser, type Visit } from './browser/visit.ts';
import { linkIn, mailTo } from '../instance/mails.ts';
import { freshEmail } from '../instance/own-person.ts';
import { accountOf, signIn } from '../instance/running-instance.ts';
import { confirmCookies, preferLanguage } from './steps/prefer.ts';
import {
  chooseForCompany,
  consent,
  fillInCompany,
  fillInPerson,
  goOnToCompany,
  personField,
  sendRegistration,
} from './steps/register.ts';

const person = {
  firstName: 'Colin',
  lastName: 'Farrow',
  phone: '+41 62 555 01 33',
  password: 'Journey-2026',
};
const canton = {
  name: 'Kanton Solothurn, Werkhof',
  street: 'Langfeldstrasse',
  house: '2',
  zipCode: '4528',
  city: 'Zuchwil',
};

/** Refusals of a registration and their next steps. */
describe('a refused registration, in English', () => {
  const ownEmail = freshEmail('colin');
  let browser: Browser;
  let visit: Visit;
  const step = inOrder(() => [visit]);

  beforeAll(async () => {
    browser = await openBrowser();
    visit = await beginVisit(browser, { language: 'en' });
  });
  afterAll(() => browser.close());

  const sent = () =>
    visit.page.getByRole('heading', { name: visit.words('login:registration.sentTitle') }).waitFor();
  const message = (code: Parameters<typeof errorMessage>[0]) =>
    visit.page
      .getByRole('main')
      .getByRole('alert')
      .filter({ hasText: errorMessage(code, 'en') });
  const links = () => visit.page.getByRole('main').getByRole('link').allInnerTexts();

  it(
    'is accepted after a return to the first step',
    step(async () => {
      const { page, words } = visit;
      await page.goto('/');
      await confirmCookies(visit);
      await preferLanguage(visit);
      await page.goto('/login?view=registration&from=%2Fbasket');
      await fillInPerson(visit, { ...person, email: ownEmail });
      await fillInCompany(visit, canton);
      await chooseForCompany(visit, 'customerType', visit.words('login:customerTypes.Kanton'));
      await chooseForCompany(visit, 'kanton', 'Solothurn');
      await consent(visit).check();
      await page.getByRole('button', { name: words('login:registration.back') }).click();
      expect(await personField(visit, 'email').inputValue()).toBe(ownEmail);
      await goOnToCompany(visit);
      expect(await consent(visit).isChecked()).toBe(true);
      await sendRegistration(visit);
      await sent();
    }),
  );

  it(
    'gets an English mail each time; only the first followed link counts',
    step(async () => {
      const { page, words, troubles } = visit;
      await page.goto('/login?view=registration');
      await fillInPerson(visit, { ...person, email: ownEmail });
      await fillInCompany(visit, canton);
      await chooseForCompany(visit, 'customerType', visit.words('login:customerTypes.Bund'));
      await consent(visit).check();
      await sendRegistration(visit);
      await sent();
      const [first, second] = [await mailTo(ownEmail, 1), await mailTo(ownEmail, 2)];
      expect(first.subject).toBe('Please confirm your registration at Werkbank');
      await page.goto(linkIn(first));
      await page.getByText(words('login:confirmation.done', { email: ownEmail })).waitFor();
      troubles.expect(/PUT .*\/confirmation 409$/);
      await page.goto(linkIn(second));
      await message('EMAIL_IN_USE').waitFor();
      expect(await links()).toEqual([words('login:links.passwordReset'), words('login:links.home')]);
    }),
  );

  it(
    'looks the same for a taken address, which gets a password link by mail',
    step(async () => {
      const { page, words } = visit;
      const known = visit.page.url();
      await page.goto('/login?view=registration');
      await fillInPerson(visit, { ...person, email: ownEmail });
      await fillInCompany(visit, canton);
      await chooseForCompany(visit, 'customerType', visit.words('login:customerTypes.Bund'));
      await consent(visit).check();
      await sendRegistration(visit);
      await sent();
      const mail = await mailTo(ownEmail, 3);
      expect(mail.subject).toBe('This e-mail address is already in use at Werkbank');
      await page.goto(linkIn(mail));
      await page.getByRole('heading', { level: 1, name: words('login:passwordReset.title') }).waitFor();
      await page.goto(known);
    }),
  );

  it(
    'offers a new registration for an expired link',
    step(async () => {
      const { page, words } = visit;
      // The answer is stubbed, because links expire after two days; the service's tests cover the real one.
      const body = {
        code: 'REGISTRATION_LINK_EXPIRED',
        message: errorMessage('REGISTRATION_LINK_EXPIRED', 'en'),
      };
      await page.route('**/confirmation', (route) => route.fulfill({ status: 409, json: body }));
      await page.reload();
      await message('REGISTRATION_LINK_EXPIRED').waitFor();
      await page.unroute('**/confirmation');
      await page.getByRole('link', { name: words('login:links.registration') }).click();
      await page.getByRole('heading', { level: 1, name: words('login:registration.title') }).waitFor();
      expect(await personField(visit, 'email').inputValue()).toBe('');
    }),
  );

  it.each(['k'.repeat(43), 'cut-off'])('offers help for an unknown link (%s)', async (token) => {
    const { page, words, troubles } = visit;
    troubles.expect(/PUT .*\/confirmation 404$/);
    await page.goto(`/confirmCustomerRegistration/${token}`);
    await message('REGISTRATION_LINK_UNKNOWN').waitFor();
    expect(await links()).toEqual([words('login:links.home'), words('login:links.support')]);
    await page.getByRole('link', { name: words('login:links.home') }).click();
    await page.waitForURL('/');
  });

  it('causes no errors and no failed requests, and leaves nothing behind', async () => {
    expect(visit.troubles.unexpected).toEqual([]);
    const { api, user } = await signIn({
      ...accountOf(({ role }) => role === 'company-admin'),
      email: ownEmail,
      password: person.password,
    });
    expect(user).toMatchObject({ language: 'en', companyName: canton.name });
    await api('deleteCustomer', { params: { companyId: user.companyId ?? 0 } });
  });
});
