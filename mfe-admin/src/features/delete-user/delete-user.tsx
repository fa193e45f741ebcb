import type { CallAnswer } from '@werkbank/contracts/calls';
import type { ManagedUser } from '@werkbank/contracts/entities';
import { Button } from '@werkbank/kit/button';
import { ConfirmDialog } from '@werkbank/kit/dialog';
import { useHost, useSession } from '@werkbank/kit/host';
import { useCommand } from '@werkbank/kit/use-call';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { withoutAsking } from '../../unsaved/ways-out';

const lists = ['listUsers', 'listCustomerUsers', 'listProducerCompanyUsers'] as const;

/** Deletes a user once it was confirmed; who deletes oneself is logged out. */
export function DeleteUser({ user, onDeleted }: { user: ManagedUser; onDeleted: () => void }) {
  const { t } = useTranslation('admin');
  const { session, navigation } = useHost();
  const { user: viewer } = useSession();
  const queries = useQueryClient();
  const [asking, setAsking] = useState(false);
  const remove = useCommand('deleteUser', { success: t('done.userDeleted') });
  const isOneself = viewer?.id === user.id;
  const confirmed = async () => {
    try {
      await remove.mutateAsync({ params: { userId: user.id } });
    } catch {
      // The reason was shown as a notification; the user is still there.
      setAsking(false);
      return;
    }
    if (isOneself) {
      await session.logOut();
      navigation.go('/');
      return;
    }
    for (const list of lists) {
      queries.setQueriesData<CallAnswer<'listUsers'>>({ queryKey: [list] }, (page) => without(page, user.id));
      void queries.invalidateQueries({ queryKey: [list] });
    }
    withoutAsking(onDeleted);
  };
  return (
    <>
      <Button kind="danger" icon="trash" onClick={() => setAsking(true)}>
        {t(isOneself ? 'delete.oneself' : 'delete.user')}
      </Button>
      {asking ? (
        <ConfirmDialog
          title={t('delete.userTitle', { name: `${user.firstName} ${user.lastName}` })}
          confirm={t(isOneself ? 'delete.oneself' : 'delete.user')}
          danger
          busy={remove.isPending}
          onConfirm={() => void confirmed()}
          onClose={() => setAsking(false)}
        >
          {t(isOneself ? 'delete.oneselfText' : 'delete.userText')}
        </ConfirmDialog>
      ) : null}
    </>
  );
}

/** The list as it is without one, until the service was asked again. */
function without(
  page: CallAnswer<'listUsers'> | undefined,
  userId: number,
): CallAnswer<'listUsers'> | undefined {
  if (!page?.users.some(({ id }) => id === userId)) return page;
  return {
    ...page,
    users: page.users.filter(({ id }) => id !== userId),
    totalItems: Math.max(0, page.totalItems - 1),
  };
}
