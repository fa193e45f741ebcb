import type { SavedList } from '@werkbank/contracts/entities';
import { useApiMutation } from '@werkbank/kit/api';
import { Button } from '@werkbank/kit/button';
import { useHost, useNotify } from '@werkbank/kit/host';
import * as icons from '@werkbank/kit/icons';
import { DeleteButton } from '@werkbank/kit/ui/delete-dialog';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import SaveListDialog from '../../saved-lists/save-list-dialog';

const changes = ['listSavedLists', 'getSavedList'] as const;

/** Renames, shares and deletes a list. */
export function EditList({ list }: { list: SavedList }) {
  const { t } = useTranslation('checkout');
  const { api, navigation } = useHost();
  const notify = useNotify();
  const [open, setOpen] = useState(false);
  const update = useApiMutation('updateSavedList', { success: t('lists.changed'), changes, silent: true });
  const params = { listId: list.id };
  return (
    <>
      <Button icon={icons.edit} onClick={() => setOpen(true)}>
        {t(list.isOwn ? 'lists.renameOrShare' : 'lists.rename')}
      </Button>
      <DeleteButton
        title={t('lists.delete')}
        confirm={t('lists.delete')}
        remove={() => api('deleteSavedList', { params })}
        onDeleted={() => {
          notify('success', t('lists.deleted'));
          navigation.go('/lists');
        }}
      >
        {t('lists.deleteHelp', { name: list.name })}
      </DeleteButton>
      {open ? (
        <SaveListDialog
          title={t(list.isOwn ? 'lists.renameOrShare' : 'lists.rename')}
          initial={{ name: list.name, isShared: list.isShared }}
          mayShare={list.isOwn}
          save={(body) => update.mutateAsync({ params, body })}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}
