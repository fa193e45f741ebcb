import { type Refusal, refuse } from '@werkbank/contracts/errors';
import { EmailOfAnother, type PersonRefused } from './user-directory.js';

/** The refusal for the user whose input the directory rejected. */
export function refusalOfPerson(error: PersonRefused): Refusal {
  if (error instanceof EmailOfAnother) return refuse('EMAIL_TAKEN', { field: 'email' });
  return error.field === 'email' ? refuse('INVALID_EMAIL', { field: 'email' }) : refuse('ACCOUNT_REFUSED');
}
