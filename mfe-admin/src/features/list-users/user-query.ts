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

/** The roles that somebody in a list can have: nobody of a company administers the platform. */
export const rolesWithin = ({ kind }: UserScope): readonly (typeof roleFilters)[number][] =>
  kind === 'platform' ? roleFilters : ['CompanyAdmin'];

/** The roles that the address narrows a list to. */
export const chosenRoles = (list: Pick<ListState, 'filter'>) =>
  knownChoices(list.filter('role'), roleFilters);

/** What the address asks of the list. What the service does not know is left out: a shared link must open. */
export function userQuery(list: Pick<ListState, 'page' | 'pageSize' | 'sort' | 'filter'>) {
  return {
    ...askedPage(list),
    search: list.filter('search').trim(),
    role: chosenRoles(list).join(','),
    enabled: knownChoice(list.filter('enabled'), stateFilters),
    ...validSort(list.sort, sorts),
  } satisfies CallRequest<'listUsers'>['query'];
}
