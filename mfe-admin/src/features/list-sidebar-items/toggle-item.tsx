import type { SidebarItem } from '@werkbank/contracts/entities';
import { useAnswerCache } from '@werkbank/kit/answer-cache';
import { Checkbox } from '@werkbank/kit/ui/checkbox';
import { useApiMutation } from '@werkbank/kit/api';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showItem } from '../../cache-updates/sidebar-items';

/** Switches a help item on or off for everybody. */
export function ToggleItem({ item }: { item: SidebarItem }) {
  const { t } = useTranslation('admin');
  const cache = useAnswerCache();
  const update = useApiMutation('updateSidebarItem', {
    success: t('done.attachmentUpdated'),
    changes: ['listSidebarItems', 'getSidebarItem'],
    local: showItem,
  });
  // What was asked for is shown at once and while it is under way; a refusal shows what holds.
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
            // Somebody else may have changed it first: then the row shows how.
            onError: () => void cache.readAgain(['listSidebarItems']),
          },
        );
      }}
    >
      {t(`sidebar.statuses.${status}`)}
    </Checkbox>
  );
}
