import type { Browser } from 'playwright-core';
import { barriersOf } from './browser/accessibility.ts';
import { inOrder } from './browser/in-order.ts';
import { beginVisit, openBrowser, secondTab, type Visit } from './browser/visit.ts';
import { overflowAt } from './browser/widths.ts';
import { linkIn, mailTo, pageOf } from '../instance/mails.ts';
import { freshEmail } from '../instance/own-person.ts';
import { type Account, signIn, visitor } from '../instance/running-instance.ts';
import { fillInLogin } from './steps/log-in.ts';
import { confirmCookies } from './steps/prefer.ts';
import {
  companyField,
  chooseForCompany,
  chosenForCompany,
  consent,
  fillInCompany,
  fillInPerson,
  goOnToCompany,
  personField,
  sendRegistration,
  stepForm,
} from './steps/register.ts';

const password = 'Journey-2026';
const person = {
  firstName: 'Petra',
  lastName: 'Brunner',
  email: freshEmail('petra'),
  phone: '+41 62 555 01 22',
  password,
};
const company = {
  name: `Seewald Zerspanung ${person.email.slice(6, 12)}`,
  street: 'Industriestrasse',
  house: '14a',
  zipCode: '4600',
  city: 'Olten',
};

const account: Account = {
  ...person,
  role: 'company-admin',
  companyId: null,
  companyType: null,
  companyName: null,
};

/** A registration with its confirmation by mail, up to the first login. */
describe('a visitor who registers a company, in German', () => {
  let browser: Browser;
  let visit: Visit;
  const step = inOrder(() => [visit]);

  beforeAll(async () => {
    browser = await openBrowser();
    visit = await beginVisit(browser);
  });
  afterAll(() => browser.close());

  it(
    'shows missing fields at each field and in a summary',
    step(async () => {
      const { page, words } = visit;
      await page.goto('/login');
      await confirmCookies(visit);
      await page.getByRole('link', { name: words('login:login.register') }).click();
      await goOnToCompany(visit);
      const summary = page.getByRole('main').getByRole('alert');
      await summary.waitFor();
      expect(await summary.evaluate((box) => box === box.ownerDocument.activeElement)).toBe(true);
      expect(await summary.getByRole('link').allInnerTexts()).toEqual([
        'Vorname muss angegeben werden.',
        'Nachname muss angegeben werden.',
        'E-Mail muss angegeben werden.',
        'Telefon muss angegeben werden.',
        'Passwort muss angegeben werden.',
      ]);
      await personField(visit, 'password').fill('Journey-1');
      await personField(visit, 'repeat').fill('Journey-2');
      await goOnToCompany(visit);
      const mismatch = summary.getByRole('link', { name: 'Die Passwörter stimmen nicht überein.' });
      await mismatch.click();
      expect(await page.locator(':focus').getAttribute('name')).toBe('repeat');
    }),
  );

  it(
    'keeps typed values between the steps',
    step(async () => {
      const { page, words } = visit;
      await fillInPerson(visit, person);
      await fillInCompany(visit, company);
      await page.getByRole('button', { name: words('login:registration.back') }).click();
      expect(await personField(visit, 'email').inputValue()).toBe(person.email);
      expect(await personField(visit, 'password').inputValue()).toBe(password);
      await goOnToCompany(visit);
      expect(await companyField(visit, 'street').inputValue()).toBe(company.street);
    }),
  );

  it(
    'sets Switzerland and requires a canton for a cantonal customer',
    step(async () => {
      expect(await chosenForCompany(visit, 'country')).toBe('Deutschland');
      await chooseForCompany(visit, 'customerType', visit.words('login:customerTypes.Kanton'));
      expect(await chosenForCompany(visit, 'country')).toBe('Schweiz');
      expect(await companyField(visit, 'taxNumber').count()).toBe(0);
      await sendRegistration(visit);
      const complaints = stepForm(visit, 'companyStep').getByRole('alert').getByRole('link');
      await complaints.first().waitFor();
      expect(await complaints.allInnerTexts()).toEqual([
        'Kanton muss angegeben werden.',
        'Bitte stimmen Sie den Geschäftsbedingungen und der Datenschutzerklärung zu.',
      ]);
      await chooseForCompany(visit, 'kanton', 'Solothurn');
      await chooseForCompany(visit, 'customerType', visit.words('login:customerTypes.Company'));
    }),
  );

  it(
    'requires a tax number of the chosen country',
    step(async () => {
      const { page } = visit;
      await consent(visit).check();
      for (const [given, country, prefix] of [
        ['DE811223344', 'Schweiz', 'CHE-'],
        ['CHE-116.281.710', 'Deutschland', 'DE'],
      ] as const) {
        await chooseForCompany(visit, 'country', country);
        await companyField(visit, 'taxNumber').fill(given);
        await sendRegistration(visit);
        await page
          .getByRole('alert')
          .getByRole('link', { name: `Die UID/USt-IdNr. muss mit ${prefix} beginnen.` })
          .waitFor();
        expect(await companyField(visit, 'taxNumber').getAttribute('aria-invalid')).toBe('true');
      }
    }),
  );

  it(
    'solves the captcha, sends the form and announces the mail',
    step(async () => {
      const { page, words } = visit;
      await chooseForCompany(visit, 'country', 'Schweiz');
      await sendRegistration(visit);
      await page.getByRole('heading', { name: words('login:registration.sentTitle') }).waitFor();
      await page.getByText(words('login:registration.sent', { email: person.email })).waitFor();
      expect(await page.locator(':focus').innerText()).toBe(words('login:registration.sentTitle'));
    }),
  );

  it(
    'cannot log in before the confirmation',
    step(async () => {
      await expect(visitor()('login', { body: { userEmail: person.email, password } })).rejects.toMatchObject(
        { body: { code: 'AUTHENTICATION_FAILED' } },
      );
    }),
  );

  it(
    'gets a German mail that is readable in every width',
    step(async () => {
      const mail = await mailTo(person.email);
      expect(mail.subject).toBe('Bitte bestätigen Sie Ihre Registrierung bei Werkbank');
      expect(mail.text).toContain(`Guten Tag ${person.firstName} ${person.lastName},`);
      const { page } = await secondTab(visit);
      await page.goto(pageOf(mail));
      for (const width of [600, 960]) expect(await overflowAt(page, width)).toEqual([]);
      expect(await barriersOf(page)).toEqual([]);
      expect(await page.getByRole('link', { name: 'Registrierung bestätigen' }).getAttribute('href')).toBe(
        linkIn(mail),
      );
      await page.close();
    }),
  );

  it(
    'confirms by the link, logs in and finds its own data in the profile',
    step(async () => {
      const { page, words } = visit;
      await page.goto(linkIn(await mailTo(person.email)));
      const welcome = page.getByText(words('login:confirmation.done', { email: person.email }));
      await welcome.waitFor();
      // A second opening, for example on another device, shows the same.
      await page.reload();
      await welcome.waitFor();
      await page.getByRole('link', { name: words('login:links.login') }).click();
      await fillInLogin(visit, account);
      await page.goto('/management/profile');
      for (const name of ['firstName', 'lastName', 'email', 'phone'] as const)
        expect(await page.getByRole('textbox', { name: words(`admin:user.${name}`) }).inputValue()).toBe(
          person[name],
        );
      await page.getByRole('main').getByText(company.name).waitFor();
    }),
  );

  it(
    'is the admin of the new company and may delete it',
    step(async () => {
      const { api, user } = await signIn(account);
      expect(user).toMatchObject({
        companyName: company.name,
        roles: { CompanyAdmin: true, PlatformAdmin: false },
      });
      const own = await api('getCustomer', { params: { companyId: user.companyId ?? 0 } });
      expect(own).toMatchObject({ customerType: 'Company', taxNumber: 'CHE-116.281.710', kanton: null });
      expect(own.primaryAddress).toMatchObject({ name: company.name, city: company.city, country: 'CH' });
      await api('deleteCustomer', { params: { companyId: own.id } });
    }),
  );

  it('causes no errors and no failed requests', () => {
    expect(visit.troubles.unexpected).toEqual([]);
  });
});
