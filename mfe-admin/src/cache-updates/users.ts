import type { ManagedUser } from '@werkbank/contracts/entities';
import type { CallRequest } from '@werkbank/contracts/calls';
import type { AnswerCache } from '@werkbank/kit/answer-cache';
import { addRow, removeRow, replaceRow, type RowList } from '@werkbank/kit/list-rows';
import { byBytes, serviceOrder } from './service-order';

type UserQuery = CallRequest<'listUsers'>['query'];
type UserListCall = 'listUsers' | 'listCustomerUsers' | 'listProducerCompanyUsers';

/** Every call that lists users. */
export const userLists = ['listUsers', 'listCustomerUsers', 'listProducerCompanyUsers'] as const;

const nameOf = ({ lastName, firstName }: ManagedUser) => [lastName, firstName];
const sorts = {
  name: nameOf,
  email: ({ email }: ManagedUser) => [byBytes(email)],
  companyName: (user: ManagedUser) => [user.companyName, ...nameOf(user)],
  createdOn: ({ createdOn }: ManagedUser) => [createdOn],
};

function listOf<N extends UserListCall>(call: N): RowList<N, ManagedUser> {
  return {
    call,
    rowsOf: ({ users }) => users,
    withRows: (answer, users) => ({ ...answer, users }),
    order: ({ query }) => serviceOrder(query.sort ?? 'name', sorts),
    fits: (user, request) => fits(user, request),
  };
}

const heldRoles = ({ roles }: ManagedUser): string[] =>
  Object.entries(roles).flatMap(([role, held]) => (held ? [role] : []));

/** Undefined for a search, which only the service evaluates. */
function fits(
  user: ManagedUser,
  { query: { search, role, enabled }, params }: { query: UserQuery; params?: { companyId?: number } },
): boolean | undefined {
  if (params?.companyId !== undefined && user.companyId !== params.companyId) return false;
  if (role && !role.split(',').some((one) => heldRoles(user).includes(one))) return false;
  if (enabled && String(user.enabled) !== enabled) return false;
  return search ? undefined : true;
}

type RowOperation = <N extends UserListCall>(
  cache: AnswerCache,
  list: RowList<N, ManagedUser>,
  user: ManagedUser,
) => void;

function inEveryList(cache: AnswerCache, operation: RowOperation, user: ManagedUser): void {
  for (const call of userLists) operation(cache, listOf(call), user);
}

/** Adds a new user to the cached lists and caches the page. */
export function addUser(cache: AnswerCache, user: ManagedUser): void {
  cache.set('getUser', { params: { userId: user.id } }, user);
  inEveryList(cache, addRow, user);
  countPeople(cache, user.companyId, 1);
}

/** Updates a changed or moved user in the cache. */
export function showUser(cache: AnswerCache, user: ManagedUser): void {
  const before = cache.answersOf('getUser').find(({ id }) => id === user.id);
  cache.set('getUser', { params: { userId: user.id } }, user);
  inEveryList(cache, replaceRow, user);
  if (!before || before.companyId === user.companyId) return;
  countPeople(cache, before.companyId, -1);
  countPeople(cache, user.companyId, 1);
}

/** Removes a deleted user from the cached lists and counts. */
export function removeUser(cache: AnswerCache, user: ManagedUser): void {
  inEveryList(cache, removeRow, user);
  countPeople(cache, user.companyId, -1);
}

/** Updates the name of a renamed company beside its users. */
export function nameCompanyOfUsers(cache: AnswerCache, company: { id: number; name: string }): void {
  const named = (user: ManagedUser): ManagedUser =>
    user.companyId === company.id ? { ...user, companyName: company.name } : user;
  cache.change('getUser', named);
  for (const call of userLists) {
    cache.change(call, (answer) => ({ ...answer, users: answer.users.map(named) }));
  }
}

/** Removes the users of a deleted company. */
export function removeUsersOf(cache: AnswerCache, companyId: number): void {
  const known = userLists.flatMap((call) => cache.answersOf(call).flatMap(({ users }) => users));
  const gone = new Map(known.filter((user) => user.companyId === companyId).map((user) => [user.id, user]));
  for (const user of gone.values()) removeUser(cache, user);
}

function countPeople(cache: AnswerCache, companyId: number | null, more: number): void {
  cache.change('listCustomers', (answer) => ({
    ...answer,
    companies: answer.companies.map((company) =>
      company.id === companyId ? { ...company, userCount: Math.max(0, company.userCount + more) } : company,
    ),
  }));
}
