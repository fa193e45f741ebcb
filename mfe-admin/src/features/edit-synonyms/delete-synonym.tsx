import type { Synonym } from '@werkbank/contracts/entities';
import { useApiMutation } from '@werkbank/kit/api';
import { DeleteDialog } from '@werkbank/kit/ui/delete-dialog';
import { useTranslation } from 'react-i18next';

/** Asks before the search forgets a word. */
export function DeleteSynonym({ synonym, onClose }: { synonym: Synonym; onClose: () => void }) {
  const { t } = useTranslation('admin');
  const remove = useApiMutation('deleteSynonym', {
    success: t('synonyms.deleted'),
    changes: ['listSynonyms'],
    silent: true,
  });
  return (
    <DeleteDialog
      title={t('synonyms.deleteTitle', { word: synonym.word })}
      confirm={t('synonyms.delete')}
      remove={() => remove.mutateAsync({ params: { synonymId: synonym.id } })}
      onClose={onClose}
    >
      {t('synonyms.deleteText')}
    </DeleteDialog>
  );
}
