import { errorMessage } from '@werkbank/contracts/errors';
import type { Screen } from './browser/judge-screen.ts';
import type { Visit } from './browser/visit.ts';
import { linkIn, mailTo } from '../instance/mails.ts';
import { freshEmail } from '../instance/own-person.ts';
import {
  chooseForCompany,
  consent,
  fillInCompany,
  fillInPerson,
  goOnToCompany,
  sendRegistration,
} from './steps/register.ts';
import { askForReset, passwordFields, setNewPassword } from './steps/reset-password.ts';

/** A visitor who registers in the course of these screens. */
export interface LoginScene {
  readonly email: string;
  readonly password: string;
}

export const setTheLoginScene = (): LoginScene => ({ email: freshEmail('login'), password: 'Journey-2026' });

type LoginScreen = Screen<'visitor', LoginScene>;

const title = ({ page }: Visit, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
const complaints = ({ page }: Visit) => page.getByRole('main').getByRole('alert').first().waitFor();

/** A screen with an unknown mailed link and its error. */
const refusedLink = (
  name: string,
  path: string,
  code: 'PASSWORD_RESET_LINK_UNKNOWN' | 'REGISTRATION_LINK_UNKNOWN' | 'EMAIL_CHANGE_LINK_UNKNOWN',
): LoginScreen => ({
  name,
  role: 'visitor',
  open: async ({ page, troubles }) => {
    troubles.expect(/ 404$/);
    await page.goto(`${path}/${'k'.repeat(43)}`);
    await page.getByText(errorMessage(code, 'de')).waitFor();
  },
});

/** In the order of a visit; most screens depend on the one before. */
export const loginScreens: readonly LoginScreen[] = [
  {
    name: 'login that failed',
    role: 'visitor',
    open: async (visit, { email, password }) => {
      const { page, words, troubles } = visit;
      troubles.expect(/POST .*authentication\/login 401$/);
      await page.goto('/login?from=%2Fcheckout');
      await page.getByLabel(words('shell:login.email')).fill(email);
      await page.getByLabel(words('shell:login.password')).fill(password);
      await page.keyboard.press('Enter');
      await page.getByText(words('shell:login.authenticationErrorMessage')).first().waitFor();
    },
  },
  {
    name: 'registration, the person',
    role: 'visitor',
    open: async (visit) => {
      await visit.page.getByRole('link', { name: visit.words('login:login.register') }).click();
      await title(visit, visit.words('login:registration.title'));
    },
  },
  {
    name: 'registration, the person, with complaints',
    role: 'visitor',
    open: async (visit) => {
      await goOnToCompany(visit);
      await complaints(visit);
    },
  },
  {
    name: 'registration, the company, with complaints',
    role: 'visitor',
    open: async (visit, { email, password }) => {
      const phone = '+41 62 555 01 44';
      await fillInPerson(visit, { firstName: 'Jana', lastName: 'Tor', email, phone, password });
      await sendRegistration(visit);
      await complaints(visit);
    },
  },
  {
    name: 'registration, a canton that is about to send',
    role: 'visitor',
    open: async (visit) => {
      const address = { street: 'Langfeldstrasse', house: '2', zipCode: '4528', city: 'Zuchwil' };
      await fillInCompany(visit, { name: 'Kanton Solothurn, Werkhof', ...address });
      await chooseForCompany(visit, 'customerType', visit.words('login:customerTypes.Kanton'));
      await chooseForCompany(visit, 'kanton', 'Solothurn');
      await consent(visit).check();
    },
  },
  {
    name: 'registration sent',
    role: 'visitor',
    open: async (visit) => {
      await sendRegistration(visit);
      await visit.page.getByRole('heading', { name: visit.words('login:registration.sentTitle') }).waitFor();
    },
  },
  {
    name: 'registration confirmed',
    role: 'visitor',
    open: async (visit, { email }) => {
      await visit.page.goto(linkIn(await mailTo(email)));
      await visit.page.getByText(visit.words('login:confirmation.done', { email })).waitFor();
    },
  },
  refusedLink('registration that is unknown', '/confirmCustomerRegistration', 'REGISTRATION_LINK_UNKNOWN'),
  refusedLink('change of an e-mail that is unknown', '/confirmEmailChange', 'EMAIL_CHANGE_LINK_UNKNOWN'),
  {
    name: 'password reset',
    role: 'visitor',
    open: async (visit) => {
      await visit.page.goto('/login?view=passwordReset');
      await title(visit, visit.words('login:passwordReset.title'));
    },
  },
  {
    name: 'password reset sent',
    role: 'visitor',
    open: (visit, { email }) => askForReset(visit, email),
  },
  {
    name: 'new password with complaints',
    role: 'visitor',
    open: async (visit, { email }) => {
      await visit.page.goto(linkIn(await mailTo(email, 2)));
      await passwordFields(visit).password.waitFor();
      await setNewPassword(visit, 'kurz', 'anders');
      await complaints(visit);
    },
  },
  {
    name: 'password reset that is used up',
    role: 'visitor',
    open: async (visit, { email, password }) => {
      const { page, troubles } = visit;
      await setNewPassword(visit, `${password}x`);
      await page.waitForURL('/login');
      troubles.expect(/GET .*\/password-reset\/.* 409$/);
      await page.goto(linkIn(await mailTo(email, 2)));
      await page.getByText(errorMessage('PASSWORD_RESET_LINK_EXPIRED', 'de')).waitFor();
    },
  },
  refusedLink('password reset that is unknown', '/passwordReset', 'PASSWORD_RESET_LINK_UNKNOWN'),
];
