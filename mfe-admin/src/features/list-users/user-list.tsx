import { type ListState, useListState } from '@werkbank/kit/list-state';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useFormats } from '@werkbank/kit/formats';
import { useHost } from '@werkbank/kit/host';
import { ChoiceFilter, ChoicesFilter } from '@werkbank/kit/ui/choice-filter';
import { useSelection } from '@werkbank/kit/ui/table-selection';
import type { ManagedUser } from '@werkbank/contracts/entities';
import { WorkingList } from '@werkbank/kit/ui/working-list';
import { TextFilter } from '@werkbank/kit/text-filter';
import { type UserScope, usersPath } from '../../viewer/user-scope';
import { BulkActions } from './bulk-actions';
import { usersCall, usersParams, useUsers } from './use-users';
import { nameOfUser, userColumns } from './user-columns';
import { chosenRoles, rolesWithin, stateFilters, userQuery } from './user-query';

/** Users with search, filters, sorting and pages, all asked of the service and kept in the address. */
export function UserList({ scope }: { scope: UserScope }) {
  const { t } = useTranslation('admin');
  const list = useListState();
  const navigate = useNavigate();
  const formats = useFormats();
  const { api } = useHost();
  const selection = useSelection<ManagedUser>();
  const query = userQuery(list);
  const answer = useUsers(scope, query);
  const addressOf = ({ id }: { id: number }) => `${usersPath(scope)}/${id}`;
  return (
    <WorkingList
      name="users"
      caption={t('users.title')}
      list={list}
      sort={list.sort ?? { key: 'name', descending: false }}
      answer={answer}
      paging={answer.data}
      columns={userColumns(t, formats, { addressOf, withCompany: scope.kind === 'platform' })}
      rows={answer.data?.users}
      rowKey={(user) => user.id}
      nameOf={nameOfUser}
      selection={selection}
      bulk={<BulkActions selection={selection} />}
      readPage={async (page, signal) => {
        const request = { params: usersParams(scope), query: { ...query, ...page } };
        const { users, ...paging } = await api(usersCall(scope), request, { signal });
        return { rows: users, paging };
      }}
      onOpen={(user) => void navigate(addressOf(user))}
      filterNames={['search', 'role', 'enabled']}
      filters={<UserFilters list={list} roles={rolesWithin(scope)} />}
      empty={{ title: t('users.none'), help: t('users.noneHelp') }}
    />
  );
}

function UserFilters({ list, roles }: { list: ListState; roles: ReturnType<typeof rolesWithin> }) {
  const { t } = useTranslation('admin');
  const { search, enabled } = userQuery(list);
  return (
    <>
      <TextFilter
        label={t('users.search')}
        value={search}
        onChange={(value) => list.setFilters({ search: value })}
      />
      <ChoicesFilter
        label={t('user.roles')}
        value={chosenRoles(list)}
        options={roles.map((value) => ({ value, label: t(`role.${value}`) }))}
        onChange={(chosen) => list.setFilters({ role: chosen.join(',') })}
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
