import { type ListState, useListState } from '@werkbank/kit/list-state';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { ChoiceFilter } from '@werkbank/kit/ui/choice-filter';
import { ServerList } from '../../lists/server-list';
import { TextFilter } from '@werkbank/kit/text-filter';
import { type UserScope, usersPath } from '../../viewer/user-scope';
import { useUsers } from './use-users';
import { userColumns } from './user-columns';
import { rolesWithin, stateFilters, userQuery } from './user-query';

/** Users with search, filters, sorting and pages, all asked of the service and kept in the address. */
export function UserList({ scope }: { scope: UserScope }) {
  const { t } = useTranslation('admin');
  const list = useListState();
  const navigate = useNavigate();
  const answer = useUsers(scope, userQuery(list));
  const addressOf = ({ id }: { id: number }) => `${usersPath(scope)}/${id}`;
  return (
    <ServerList
      caption={t('users.title')}
      list={list}
      answer={answer}
      paging={answer.data}
      columns={userColumns(t, addressOf, scope.kind === 'platform')}
      rows={answer.data?.users}
      rowKey={(user) => user.id}
      onOpen={(user) => void navigate(addressOf(user))}
      filterNames={['search', 'role', 'enabled']}
      filters={<UserFilters list={list} roles={rolesWithin(scope)} />}
      emptyTitle={t('users.none')}
      emptyHelp={t('users.noneHelp')}
    />
  );
}

function UserFilters({ list, roles }: { list: ListState; roles: ReturnType<typeof rolesWithin> }) {
  const { t } = useTranslation('admin');
  const { search, role, enabled } = userQuery(list);
  return (
    <>
      <TextFilter
        label={t('users.search')}
        value={search}
        onChange={(value) => list.setFilters({ search: value })}
      />
      <ChoiceFilter
        label={t('user.roles')}
        value={role}
        options={[
          { value: '', label: t('lists.all') },
          ...roles.map((value) => ({ value, label: t(`role.${value}`) })),
        ]}
        onChange={(value) => list.setFilters({ role: value })}
      />
      <ChoiceFilter
        label={t('user.state')}
        value={enabled}
        options={[
          { value: '', label: t('lists.all') },
          ...stateFilters.map((value) => ({ value, label: t(`state.${value}`) })),
        ]}
        onChange={(value) => list.setFilters({ enabled: value })}
      />
    </>
  );
}
