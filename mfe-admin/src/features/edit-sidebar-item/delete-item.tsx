import type { SidebarItem } from '@werkbank/contracts/entities';
import { DeleteButton } from '@werkbank/kit/ui/delete-dialog';
import { useApiMutation } from '@werkbank/kit/api';
import { useTranslation } from 'react-i18next';
import { removeItem } from '../../cache-updates/sidebar-items';

/** Deletes a help item after asking. */
export function DeleteItem({ item, onDeleted }: { item: SidebarItem; onDeleted: () => void }) {
  const { t } = useTranslation('admin');
  const remove = useApiMutation('deleteSidebarItem', {
    success: t('done.attachmentDeleted'),
    changes: ['listSidebarItems'],
    local: (cache) => removeItem(cache, item),
  });
  return (
    <DeleteButton
      label={t('sidebar.delete')}
      title={t('sidebar.deleteTitle', { title: item.title })}
      confirm={t('sidebar.deleteItem')}
      remove={() => remove.mutateAsync({ params: { itemId: item.id } })}
      onDeleted={onDeleted}
    >
      {t('sidebar.deleteHelp')}
    </DeleteButton>
  );
}
