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

/** The form of a step of the registration, by its heading. */
export const stepForm = ({ page, words }: Visit, step: 'userStep' | 'companyStep'): Locator =>
  page.getByRole('form', { name: words(`login:registration.${step}`) });

/** A field of the first step, or of any login form that asks for the same. */
export const personField = ({ page, words }: Visit, name: keyof RegisteringPerson | 'repeat'): Locator =>
  page.getByRole('main').getByLabel(words(`login:fields.${name}`), { exact: true });

/** A field of the second step; those that may be left out say so in their label. */
export const companyField = (visit: Visit, name: string): Locator =>
  stepForm(visit, 'companyStep').getByLabel(visit.words(`login:companyFields.${name}`));

/** Goes on from the first step, whatever is in it. */
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

/** Fills in what every kind of customer has. */
export async function fillInCompany(visit: Visit, company: RegisteringCompany): Promise<void> {
  // The phone of the company and the name in the address have labels that contain this one's.
  await stepForm(visit, 'companyStep')
    .getByLabel(visit.words('login:companyFields.name'), { exact: true })
    .fill(company.name);
  for (const name of ['street', 'house', 'zipCode', 'city'] as const)
    await companyField(visit, name).fill(company[name]);
}

/** Chooses an option of the second step by what it reads. */
export const chooseForCompany = (visit: Visit, name: string, option: string): Promise<void> =>
  choose(stepForm(visit, 'companyStep'), visit.words(`login:companyFields.${name}`), option);

/** What is chosen in a field of the second step. */
export const chosenForCompany = (visit: Visit, name: string): Promise<string | null> =>
  chosenIn(stepForm(visit, 'companyStep'), visit.words(`login:companyFields.${name}`));

/** Agreement to the terms and the privacy policy. */
export const consent = (visit: Visit): Locator =>
  stepForm(visit, 'companyStep').getByRole('checkbox', { name: visit.words('login:registration.consent') });

/** Sends the registration; the browser proves first that nobody is a robot. */
export async function sendRegistration(visit: Visit): Promise<void> {
  await stepForm(visit, 'companyStep')
    .getByRole('button', { name: visit.words('login:registration.submit') })
    .click();
}
