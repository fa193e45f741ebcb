import { addressData, companyData, password, userData } from '@werkbank/contracts/entities';
import { errorMessage } from '@werkbank/contracts/errors';
import type { Language } from '@werkbank/contracts/localization';
import { fieldMessages } from '@werkbank/contracts/validation';
import type { FieldErrors } from '@werkbank/kit/use-service-form';
import { type CompanyStepValues, companyOf } from './company-values';
import { type UserStepValues, userOf } from './user-values';

type LabelOf = (field: string) => string;

// Loaded when a login form is submitted: the rules are the contract's own and need zod.

const newUser = userData.extend({ password });
const emailOnly = userData.pick({ email: true });
const passwordOnly = newUser.pick({ password: true });

export function emailMessages(values: { email: string }, language: Language, labelOf: LabelOf) {
  return fieldMessages(emailOnly, { email: values.email.trim() }, language, labelOf);
}

export interface PasswordPair {
  password: string;
  repeat: string;
}

function repeatMessage(
  { password: one, repeat }: PasswordPair,
  language: Language,
): FieldErrors<PasswordPair> {
  return one === repeat ? {} : { repeat: errorMessage('PASSWORDS_NOT_MATCH', language) };
}

export function passwordMessages(values: PasswordPair, language: Language): FieldErrors<PasswordPair> {
  return {
    ...repeatMessage(values, language),
    ...fieldMessages(passwordOnly, { password: values.password }, language, (field) => field),
  };
}

export function userMessages(
  values: UserStepValues,
  language: Language,
  labelOf: LabelOf,
): FieldErrors<UserStepValues> {
  return {
    ...fieldMessages(newUser, userOf(values), language, labelOf),
    ...repeatMessage(values, language),
  };
}

export function companyMessages(
  values: CompanyStepValues,
  language: Language,
  labelOf: LabelOf,
): FieldErrors<CompanyStepValues> {
  const { address, ...own } = companyOf(values);
  const company = { ...own, country: address.country };
  // The address has the company's name by default; then an error is shown at that name.
  const { name: addressName, ...rest } = fieldMessages(addressData, address, language, (field) =>
    labelOf(field === 'name' ? 'addressName' : field),
  );
  return {
    ...fieldMessages(companyData, company, language, labelOf),
    ...rest,
    ...(addressName !== undefined && values.addressName.trim() !== '' ? { addressName } : {}),
    ...(values.agreed ? {} : { agreed: errorMessage('CONSENT_REQUIRED', language) }),
  };
}
