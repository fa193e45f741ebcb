import type { CallRequest } from '@werkbank/contracts/calls';
import type { Language } from '@werkbank/contracts/limits';

type RegisteredUser = CallRequest<'registerCustomer'>['body']['user'];

/** What the first step of a registration asks for. */
export interface UserStepValues {
  email: string;
  salutation: RegisteredUser['salutation'];
  firstName: string;
  lastName: string;
  phone: string;
  language: Language;
  password: string;
  repeat: string;
}

export function emptyUser(language: Language): UserStepValues {
  return {
    email: '',
    salutation: 'Ms',
    firstName: '',
    lastName: '',
    phone: '',
    language,
    password: '',
    repeat: '',
  };
}

/** The user as the call takes it. */
export function userOf({ repeat: _, email, ...rest }: UserStepValues): RegisteredUser {
  return { ...rest, email: email.trim() };
}
