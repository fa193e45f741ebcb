import type { CallRequest } from '@werkbank/contracts/calls';
import { askedPage, knownChoice, knownChoices, type ListState, validSort } from '@werkbank/kit/list-state';
import type { UserScope } from '../../viewer/user-scope';

const roleFilters = ['PlatformAdmin', 'CompanyAdmin'] as const;
export const stateFilters = ['true', 'false'] as const;
const sorts = [
  'name',
  '-name',
  'email',
  '-email',
  'companyName',
  '-companyName',
  'createdOn',
  '-createdOn',
] as const;

/** The roles offered as filters: users of a company are never platform admins. */
export const rolesWithin = ({ kind }: UserScope): readonly (typeof roleFilters)[number][] =>
  kind === 'platform' ? roleFilters : ['CompanyAdmin'];

export const chosenRoles = (list: Pick<ListState, 'filter'>) =>
  knownChoices(list.filter('role'), roleFilters);

/**
 * The request for the list that the address describes. Unknown values are left out, so that every shared
 * link opens.
 */
export function userQuery(list: Pick<ListState, 'page' | 'pageSize' | 'sort' | 'filter'>) {
  return {
    ...askedPage(list),
    search: list.filter('search').trim(),
    role: chosenRoles(list).join(','),
    enabled: knownChoice(list.filter('enabled'), stateFilters),
    ...validSort(list.sort, sorts),
  } satisfies CallRequest<'listUsers'>['query'];
}
