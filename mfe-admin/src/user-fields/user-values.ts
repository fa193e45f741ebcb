import type { CallRequest } from '@werkbank/contracts/calls';
import type { ManagedUser } from '@werkbank/contracts/entities';
import type { Language } from '@werkbank/contracts/localization';

export interface PersonValues {
  salutation: 'Mr' | 'Ms';
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  language: Language;
}

/** Further fields for administrators. */
export interface UserValues extends PersonValues {
  companyAdmin: boolean;
  enabled: boolean;
}

export function personValues(user: ManagedUser): PersonValues {
  const { salutation, firstName, lastName, email, phone, language } = user;
  return { salutation, firstName, lastName, email, phone, language };
}

/** Required with another e-mail of one's own. */
export interface OldPassword {
  oldPassword: string;
}

/** Initial values of an administrator's form. */
export function userValues(user: ManagedUser): UserValues {
  return { ...personValues(user), companyAdmin: user.roles.CompanyAdmin, enabled: user.enabled };
}

/** Users without a company belong to the platform and are always its admins. */
export function rolesFor(user: Pick<ManagedUser, 'roles' | 'companyId'>, companyAdmin: boolean) {
  if (user.companyId === null) return { PlatformAdmin: true, CompanyAdmin: user.roles.CompanyAdmin };
  return { PlatformAdmin: user.roles.PlatformAdmin, CompanyAdmin: companyAdmin };
}

/** The request that changes an existing user. */
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

/** A change of upper and lower case is not a new address. */
export function movesEmail(
  user: Pick<ManagedUser, 'email'>,
  { email }: Pick<PersonValues, 'email'>,
): boolean {
  return email.trim().toLowerCase() !== user.email;
}
