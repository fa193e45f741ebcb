import type { SidebarItem } from '@werkbank/contracts/entities';
import { Button } from '@werkbank/kit/button';
import * as icons from '@werkbank/kit/icons';
import { ConfirmDialog } from '@werkbank/kit/ui/modal';
import { useApiMutation } from '@werkbank/kit/api';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { removeItem } from '../../cache-updates/sidebar-items';
import { withoutAsking } from '@werkbank/kit/navigation-guard';

/** Deletes a help item after asking. */
export function DeleteItem({ item, onDeleted }: { item: SidebarItem; onDeleted: () => void }) {
  const { t } = useTranslation('admin');
  const [asking, setAsking] = useState(false);
  const remove = useApiMutation('deleteSidebarItem', {
    success: t('done.attachmentDeleted'),
    changes: ['listSidebarItems'],
    local: (cache) => removeItem(cache, item),
  });
  return (
    <>
      <Button kind="danger" icon={icons.trash} onClick={() => setAsking(true)}>
        {t('sidebar.delete')}
      </Button>
      {asking ? (
        <ConfirmDialog
          title={t('sidebar.deleteTitle', { title: item.title })}
          confirm={t('sidebar.deleteItem')}
          danger
          busy={remove.isPending}
          onConfirm={() =>
            remove.mutate(
              { params: { itemId: item.id } },
              { onSuccess: () => withoutAsking(onDeleted), onError: () => setAsking(false) },
            )
          }
          onClose={() => setAsking(false)}
        >
          {t('sidebar.deleteHelp')}
        </ConfirmDialog>
      ) : null}
    </>
  );
}
