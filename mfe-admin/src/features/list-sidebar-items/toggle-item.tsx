import type { SidebarItem } from '@werkbank/contracts/entities';
import { useAnswerCache } from '@werkbank/kit/answer-cache';
import { Checkbox } from '@werkbank/kit/ui/checkbox';
import { useApiMutation } from '@werkbank/kit/api';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showItem } from '../../cache-updates/sidebar-items';

/** Enables or disables a help item for all users. */
export function ToggleItem({ item }: { item: SidebarItem }) {
  const { t } = useTranslation('admin');
  const cache = useAnswerCache();
  const update = useApiMutation('updateSidebarItem', {
    success: t('done.attachmentUpdated'),
    changes: ['listSidebarItems', 'getSidebarItem'],
    local: showItem,
  });
  // The new state shows at once; a refusal restores the saved one.
  const [asked, setAsked] = useState<SidebarItem['status']>();
  const { title, type, order, url, optimisticLockKey } = item;
  const status = asked ?? item.status;
  return (
    <Checkbox
      checked={status === 'enabled'}
      disabled={asked !== undefined}
      aria-label={t('sidebar.enable', { title })}
      onChange={(enabled) => {
        const next = enabled ? 'enabled' : 'disabled';
        setAsked(next);
        update.mutate(
          { params: { itemId: item.id }, body: { title, type, order, url, optimisticLockKey, status: next } },
          {
            onSettled: () => setAsked(undefined),
            // Another admin may have changed the item: the row then shows that state.
            onError: () => void cache.readAgain(['listSidebarItems']),
          },
        );
      }}
    >
      {t(`sidebar.statuses.${status}`)}
    </Checkbox>
  );
}
