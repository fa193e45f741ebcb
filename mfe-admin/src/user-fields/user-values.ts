import type { CallRequest } from '@werkbank/contracts/calls';
import type { ManagedUser } from '@werkbank/contracts/entities';
import type { Language } from '@werkbank/contracts/localization';

/** What a person's form holds. */
export interface PersonValues {
  salutation: 'Mr' | 'Ms';
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  language: Language;
}

/** What an administrator decides beside that. */
export interface UserValues extends PersonValues {
  companyAdmin: boolean;
  enabled: boolean;
}

export function personValues(user: ManagedUser): PersonValues {
  const { salutation, firstName, lastName, email, phone, language } = user;
  return { salutation, firstName, lastName, email, phone, language };
}

/** Beside another e-mail of one's own. */
export interface OldPassword {
  oldPassword: string;
}

/** What an administrator's form begins with. */
export function userValues(user: ManagedUser): UserValues {
  return { ...personValues(user), companyAdmin: user.roles.CompanyAdmin, enabled: user.enabled };
}

/** Roles follow from where somebody belongs: people without a company are of the platform, and always its admins. */
export function rolesFor(user: Pick<ManagedUser, 'roles' | 'companyId'>, companyAdmin: boolean) {
  if (user.companyId === null) return { PlatformAdmin: true, CompanyAdmin: user.roles.CompanyAdmin };
  return { PlatformAdmin: user.roles.PlatformAdmin, CompanyAdmin: companyAdmin };
}

/** What the service is sent for a user that is there already. */
export function changeOf(
  user: ManagedUser,
  values: UserValues & Partial<OldPassword>,
): CallRequest<'updateUser'>['body'] {
  const { companyAdmin, enabled, oldPassword, ...person } = values;
  return {
    ...person,
    roles: rolesFor(user, companyAdmin),
    companyId: user.companyId,
    enabled,
    ...(oldPassword && movesEmail(user, values) && { oldPassword }),
  };
}

/** Upper and lower case make no other address. */
export function movesEmail(
  user: Pick<ManagedUser, 'email'>,
  { email }: Pick<PersonValues, 'email'>,
): boolean {
  return email.trim().toLowerCase() !== user.email;
}
