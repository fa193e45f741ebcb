import type { CallRequest } from '@werkbank/contracts/calls';
import type { Language } from '@werkbank/contracts/localization';

type RegisteredUser = CallRequest<'registerCustomer'>['body']['user'];

/** Values of the first step of a registration. */
export interface UserStepValues {
  salutation: RegisteredUser['salutation'];
  language: Language;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  password: string;
  repeat: string;
}

export function emptyUser(language: Language): UserStepValues {
  return {
    salutation: 'Ms',
    language,
    firstName: '',
    lastName: '',
    email: '',
    phone: '',
    password: '',
    repeat: '',
  };
}

export function userOf({ repeat: _, email, ...rest }: UserStepValues): RegisteredUser {
  return { ...rest, email: email.trim() };
}
