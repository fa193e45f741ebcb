import type { ManagedUser } from '@werkbank/contracts/entities';
import { useAnswerCache } from '@werkbank/kit/answer-cache';
import { useHost, useSession } from '@werkbank/kit/host';
import { useErrorMessage } from '@werkbank/kit/api';
import { useState } from 'react';
import { removeUser, showUser, userLists } from '../../cache-updates/users';

export type Change = 'enable' | 'disable' | 'delete';

interface Refused {
  readonly user: ManagedUser;
  readonly why: string;
}

export interface Outcome {
  readonly changed: readonly ManagedUser[];
  readonly refused: readonly Refused[];
}

/**
 * The chosen users that a change applies to. Viewers cannot disable or delete themselves, and disabled
 * users are not disabled again.
 */
export function affected(
  change: Change,
  users: readonly ManagedUser[],
  viewerId: number | undefined,
): ManagedUser[] {
  if (change === 'enable') return users.filter(({ enabled }) => !enabled);
  const others = users.filter(({ id }) => id !== viewerId);
  return change === 'delete' ? others : others.filter(({ enabled }) => enabled);
}

/** Changes users one after the other with the calls of their pages; a refused one does not stop the others. */
export function useChangeUsers() {
  const { api } = useHost();
  const cache = useAnswerCache();
  const messageOf = useErrorMessage();
  const viewerId = useSession().user?.id;
  const [done, setDone] = useState<number>();
  const one = async (change: Change, user: ManagedUser) => {
    if (change === 'delete') {
      await api('deleteUser', { params: { userId: user.id } });
      removeUser(cache, user);
      return;
    }
    const { email, salutation, firstName, lastName, phone, language, roles, companyId, optimisticLockKey } =
      user;
    const person = { email, salutation, firstName, lastName, phone, language, roles, companyId };
    const body = { ...person, optimisticLockKey, enabled: change === 'enable' };
    showUser(cache, await api('updateUser', { params: { userId: user.id }, body }));
  };
  const run = async (change: Change, users: readonly ManagedUser[]): Promise<Outcome> => {
    const changed: ManagedUser[] = [];
    const refused: Refused[] = [];
    for (const [index, user] of users.entries()) {
      setDone(index);
      try {
        await one(change, user);
        changed.push(user);
      } catch (error) {
        refused.push({ user, why: messageOf(error) });
      }
    }
    setDone(undefined);
    void cache.readAgain([...userLists, 'listCustomers']);
    return { changed, refused };
  };
  return { viewerId, done, run };
}
