import type { ManagedUser } from '@werkbank/contracts/entities';
import type { WorkingColumn } from '@werkbank/kit/columns';
import { DateText } from '@werkbank/kit/formatted-values';
import type { Formats } from '@werkbank/kit/formats';
import type { TFunction } from 'i18next';
import { Link } from 'react-router';

/** Columns of a user list; the company only in lists of several companies. */
export function userColumns(
  t: TFunction<'admin'>,
  formats: Formats,
  { addressOf, withCompany }: { addressOf: (user: ManagedUser) => string; withCompany: boolean },
): WorkingColumn<ManagedUser>[] {
  const companyOf = (user: ManagedUser) => user.companyName ?? t('user.platform');
  const company: WorkingColumn<ManagedUser> = {
    key: 'companyName',
    title: t('user.company'),
    sortable: true,
    render: companyOf,
    text: companyOf,
  };
  return [
    {
      key: 'name',
      title: t('user.name'),
      sortable: true,
      render: (user) => <Link to={addressOf(user)}>{nameOfUser(user)}</Link>,
      text: nameOfUser,
    },
    {
      key: 'email',
      title: t('user.email'),
      sortable: true,
      render: ({ email }) => email,
      text: ({ email }) => email,
    },
    ...(withCompany ? [company] : []),
    {
      key: 'roles',
      title: t('user.roles'),
      showFrom: 'medium',
      render: (user) => rolesText(t, user),
      text: (user) => rolesText(t, user),
    },
    {
      key: 'enabled',
      title: t('user.state'),
      render: ({ enabled }) => t(`state.${enabled}`),
      text: ({ enabled }) => t(`state.${enabled}`),
    },
    {
      key: 'createdOn',
      title: t('user.createdOn'),
      sortable: true,
      align: 'end',
      showFrom: 'wide',
      render: (user) => <DateText iso={user.createdOn} />,
      text: ({ createdOn }) => formats.date(createdOn),
    },
    {
      key: 'phone',
      title: t('user.phone'),
      extra: true,
      render: ({ phone }) => phone,
      text: ({ phone }) => phone,
    },
    {
      key: 'language',
      title: t('user.language'),
      extra: true,
      render: ({ language }) => t(`language.${language}`),
      text: ({ language }) => t(`language.${language}`),
    },
  ];
}

/** As lists name people. */
export const nameOfUser = ({ lastName, firstName }: ManagedUser) => `${lastName}, ${firstName}`;

/** A user's roles, joined by commas. */
export function rolesText(t: TFunction<'admin'>, { roles }: Pick<ManagedUser, 'roles'>): string {
  return Object.entries(roles)
    .filter(([, held]) => held)
    .map(([role]) => t(`role.${role}`))
    .join(', ');
}
