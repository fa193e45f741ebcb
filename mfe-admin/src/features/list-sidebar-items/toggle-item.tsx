import type { SidebarItem } from '@werkbank/contracts/entities';
import { Checkbox } from '@werkbank/kit/text-fields';
import { useCommand } from '@werkbank/kit/use-call';
import { useTranslation } from 'react-i18next';

/** Switches a help item on or off for everybody. */
export function ToggleItem({ item }: { item: SidebarItem }) {
  const { t } = useTranslation('admin');
  const update = useCommand('updateSidebarItem', {
    success: t('sidebar.updated'),
    changes: ['listSidebarItems', 'getSidebarItem'],
  });
  // What was asked for is shown while it is under way; a refusal shows what holds.
  const { title, type, order, url } = item;
  const status = update.isPending ? update.variables.body.status : item.status;
  return (
    <Checkbox
      checked={status === 'enabled'}
      disabled={update.isPending}
      aria-label={t('sidebar.enable', { title })}
      onChange={(enabled) =>
        update.mutate({
          params: { itemId: item.id },
          body: { title, type, order, url, status: enabled ? 'enabled' : 'disabled' },
        })
      }
    >
      {t(`sidebar.statuses.${status}`)}
    </Checkbox>
  );
}
