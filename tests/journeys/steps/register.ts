import type { Locator } from 'playwright-core';
import type { Visit } from '../browser/visit.ts';
import { choose, chosenIn } from './administer.ts';

export interface RegisteringPerson {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly password: string;
}

export interface RegisteringCompany {
  readonly name: string;
  readonly street: string;
  readonly house: string;
  readonly zipCode: string;
  readonly city: string;
}

/** The form of a registration step. */
export const stepForm = ({ page, words }: Visit, step: 'userStep' | 'companyStep'): Locator =>
  page.getByRole('form', { name: words(`login:registration.${step}`) });

/** A field of the first step or of another login form with the same field. */
export const personField = ({ page, words }: Visit, name: keyof RegisteringPerson | 'repeat'): Locator =>
  page.getByRole('main').getByLabel(words(`login:fields.${name}`), { exact: true });

/** A field of the second step; labels of optional fields have a suffix. */
export const companyField = (visit: Visit, name: string): Locator =>
  stepForm(visit, 'companyStep').getByLabel(visit.words(`login:companyFields.${name}`));

/** Submits the first step without waiting for a result. */
export async function goOnToCompany(visit: Visit): Promise<void> {
  await stepForm(visit, 'userStep')
    .getByRole('button', { name: visit.words('login:registration.next') })
    .click();
}

/** Fills in the first step and waits for the second. */
export async function fillInPerson(visit: Visit, person: RegisteringPerson): Promise<void> {
  for (const name of ['firstName', 'lastName', 'email', 'phone', 'password'] as const)
    await personField(visit, name).fill(person[name]);
  await personField(visit, 'repeat').fill(person.password);
  await goOnToCompany(visit);
  await stepForm(visit, 'companyStep').waitFor();
}

/** Fills in the fields of every kind of customer. */
export async function fillInCompany(visit: Visit, company: RegisteringCompany): Promise<void> {
  // Exact, because other labels contain this one.
  await stepForm(visit, 'companyStep')
    .getByLabel(visit.words('login:companyFields.name'), { exact: true })
    .fill(company.name);
  for (const name of ['street', 'house', 'zipCode', 'city'] as const)
    await companyField(visit, name).fill(company[name]);
}

/** Chooses an option of the second step by its label. */
export const chooseForCompany = (visit: Visit, name: string, option: string): Promise<void> =>
  choose(stepForm(visit, 'companyStep'), visit.words(`login:companyFields.${name}`), option);

/** The chosen option of a field of the second step. */
export const chosenForCompany = (visit: Visit, name: string): Promise<string | null> =>
  chosenIn(stepForm(visit, 'companyStep'), visit.words(`login:companyFields.${name}`));

/** Consent to the terms and the privacy policy. */
export const consent = (visit: Visit): Locator =>
  stepForm(visit, 'companyStep').getByRole('checkbox', { name: visit.words('login:registration.consent') });

/** Sends the registration; the browser solves the captcha first. */
export async function sendRegistration(visit: Visit): Promise<void> {
  await stepForm(visit, 'companyStep')
    .getByRole('button', { name: visit.words('login:registration.submit') })
    .click();
}
