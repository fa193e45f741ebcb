import type { ManagedUser } from '@werkbank/contracts/entities';
import type { Column } from '@werkbank/kit/columns';
import { DateText } from '@werkbank/kit/figures';
import type { TFunction } from 'i18next';
import { Link } from 'react-router';

/** Columns of a list of users; the company only where there are several. */
export function userColumns(
  t: TFunction<'admin'>,
  addressOf: (user: ManagedUser) => string,
  withCompany: boolean,
): Column<ManagedUser>[] {
  const company: Column<ManagedUser> = {
    key: 'companyName',
    title: t('user.company'),
    sortable: true,
    render: (user) => user.companyName ?? t('user.platform'),
  };
  return [
    {
      key: 'name',
      title: t('user.name'),
      sortable: true,
      render: (user) => <Link to={addressOf(user)}>{`${user.lastName}, ${user.firstName}`}</Link>,
    },
    { key: 'email', title: t('user.email'), sortable: true, render: (user) => user.email },
    ...(withCompany ? [company] : []),
    { key: 'roles', title: t('user.roles'), showFrom: 'medium', render: (user) => rolesText(t, user) },
    { key: 'enabled', title: t('user.state'), render: (user) => t(`state.${user.enabled}`) },
    {
      key: 'createdOn',
      title: t('user.createdOn'),
      sortable: true,
      align: 'end',
      showFrom: 'wide',
      render: (user) => <DateText iso={user.createdOn} />,
    },
  ];
}

/** The roles that somebody holds, joined by commas. */
export function rolesText(t: TFunction<'admin'>, { roles }: Pick<ManagedUser, 'roles'>): string {
  return Object.entries(roles)
    .filter(([, held]) => held)
    .map(([role]) => t(`role.${role}`))
    .join(', ');
}
