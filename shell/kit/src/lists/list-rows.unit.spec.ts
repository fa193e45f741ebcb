import type { CallAnswer, CallRequest } from '@werkbank/contracts/calls';
import { managedUser } from '@werkbank/contracts/fixtures';
import type { ManagedUser } from '@werkbank/contracts/entities';
import { QueryClient } from '@tanstack/react-query';
import { answerCache } from '../api/answer-cache';
import { addRow, removeRow, replaceRow, type RowList } from './list-rows';

type Query = CallRequest<'listUsers'>['query'];

const list: RowList<'listUsers', ManagedUser> = {
  call: 'listUsers',
  rowsOf: ({ users }) => users,
  withRows: (answer, users) => ({ ...answer, users }),
  order: () => (one, other) => one.lastName.localeCompare(other.lastName, 'de') || one.id - other.id,
  fits: (user, { query }) => {
    if (query.enabled && String(user.enabled) !== query.enabled) return false;
    return query.search ? undefined : true;
  },
};

const pageSize = 3;
const user = (lastName: string, id = (lastName.codePointAt(0) ?? 0) - 64, enabled = true): ManagedUser => ({
  ...managedUser,
  id,
  lastName,
  enabled,
});
const letters = (text: string) => text.split('').map((letter) => user(letter));

/** Cached pages by query: first letters of their people, and the total. */
function pages(...known: { query?: Query; rows: string; of: number }[]) {
  const queries = new QueryClient();
  const keyOf = (query: Query = {}) => ['listUsers', { query }];
  for (const { query, rows, of } of known) {
    const paging = {
      page: Number(query?.page ?? 1),
      pages: Math.max(1, Math.ceil(of / pageSize)),
      pageSize,
      totalItems: of,
    };
    queries.setQueryData<CallAnswer<'listUsers'>>(keyOf(query), { users: letters(rows), ...paging });
  }
  return {
    cache: answerCache(queries),
    shown: (query?: Query) => {
      const answer = queries.getQueryData<CallAnswer<'listUsers'>>(keyOf(query));
      return `${answer?.users.map(({ lastName }) => lastName).join('')} of ${answer?.totalItems} on ${answer?.pages}`;
    },
  };
}

describe('a new row', () => {
  it('stands at its place in the sort, and pushes the last one over the edge of its page', () => {
    const { cache, shown } = pages({ rows: 'ACE', of: 4 });
    addRow(cache, list, user('B'));
    expect(shown()).toBe('ABC of 5 on 2');
  });

  it('is counted on a page that it does not stand on', () => {
    const { cache, shown } = pages({ rows: 'ABC', of: 6 }, { query: { page: 2 }, rows: 'XYZ', of: 6 });
    addRow(cache, list, user('M'));
    expect(shown()).toBe('ABC of 7 on 3');
    expect(shown({ page: 2 })).toBe('XYZ of 7 on 3');
  });

  it('comes last on the last page', () => {
    const { cache, shown } = pages({ query: { page: 2 }, rows: 'E', of: 4 });
    addRow(cache, list, user('F'));
    expect(shown({ page: 2 })).toBe('EF of 5 on 2');
  });

  it('is left to the service where only that can tell whether it was searched for', () => {
    const { cache, shown } = pages({ query: { search: 'a' }, rows: 'AC', of: 2 });
    addRow(cache, list, user('B'));
    expect(shown({ search: 'a' })).toBe('AC of 2 on 1');
  });

  it('is left out by the filter', () => {
    const { cache, shown } = pages({ query: { enabled: 'false' }, rows: 'AC', of: 2 });
    addRow(cache, list, user('B'));
    expect(shown({ enabled: 'false' })).toBe('AC of 2 on 1');
  });
});

describe('a changed row', () => {
  const renamed = (id: string, lastName: string, enabled = true) => user(lastName, user(id).id, enabled);

  it('moves to its new place in the sort', () => {
    const { cache, shown } = pages({ rows: 'ACE', of: 3 });
    replaceRow(cache, list, renamed('A', 'D'));
    expect(shown()).toBe('CDE of 3 on 1');
  });

  it('stays where it is while its place in the sort has not changed, also at the edge of a page', () => {
    const { cache, shown } = pages({ query: { page: 2 }, rows: 'DEF', of: 9 });
    replaceRow(cache, list, { ...user('D'), phone: '1' });
    expect(shown({ page: 2 })).toBe('DEF of 9 on 3');
  });

  it('leaves for another page, and comes to it', () => {
    const { cache, shown } = pages({ rows: 'ABC', of: 6 }, { query: { page: 2 }, rows: 'XYZ', of: 6 });
    replaceRow(cache, list, renamed('A', 'Y'));
    expect(shown()).toBe('BC of 6 on 2');
    expect(shown({ page: 2 })).toBe('XYY of 6 on 2');
  });

  it('leaves a filter that it does not fit any more, and comes to the one that it fits now', () => {
    const { cache, shown } = pages(
      { query: { enabled: 'true' }, rows: 'ABC', of: 3 },
      { query: { enabled: 'false' }, rows: 'XZ', of: 2 },
    );
    replaceRow(cache, list, renamed('B', 'Y', false));
    expect(shown({ enabled: 'true' })).toBe('AC of 2 on 1');
    expect(shown({ enabled: 'false' })).toBe('XYZ of 3 on 1');
  });

  it('stays in what was searched for until the service was asked', () => {
    const { cache, shown } = pages({ query: { search: 'a' }, rows: 'AB', of: 2 });
    replaceRow(cache, list, renamed('A', 'C'));
    expect(shown({ search: 'a' })).toBe('BC of 2 on 1');
  });
});

describe('a deleted row', () => {
  it('is gone, and counted on no page of its list', () => {
    const { cache, shown } = pages({ rows: 'ABC', of: 4 }, { query: { page: 2 }, rows: 'D', of: 4 });
    removeRow(cache, list, user('D'));
    expect(shown({ page: 2 })).toBe(' of 3 on 1');
    expect(shown()).toBe('ABC of 3 on 1');
  });

  it('was in no filter that left it out', () => {
    const { cache, shown } = pages({ query: { enabled: 'false' }, rows: 'XZ', of: 2 });
    removeRow(cache, list, user('A'));
    expect(shown({ enabled: 'false' })).toBe('XZ of 2 on 1');
  });
});
