import type { ArticleGroup } from '@werkbank/contracts/entities';
import { useApiMutation } from '@werkbank/kit/api';
import { DeleteButton } from '@werkbank/kit/ui/delete-dialog';
import { useTranslation } from 'react-i18next';
import { type OwnArticleGroup, removeArticleGroup } from '../../cache-updates/article-groups';

/** Deletes an article group after a question; a group with a discount stays, and names it. */
export function DeleteArticleGroup({
  group,
  params,
  onDeleted,
}: {
  group: ArticleGroup;
  params: OwnArticleGroup;
  onDeleted: () => void;
}) {
  const { t } = useTranslation('orders');
  const remove = useApiMutation('deleteArticleGroup', {
    success: t('done.articleGroupDeleted'),
    changes: ['listArticleGroups', 'listMaterialGroups'],
    local: (cache) => removeArticleGroup(cache, group),
  });
  return (
    <DeleteButton
      title={t('articleGroup.deleteTitle', { name: group.name })}
      confirm={t('articleGroup.delete')}
      remove={() => remove.mutateAsync({ params })}
      onDeleted={onDeleted}
    >
      {t('articleGroup.deleteHelp')}
    </DeleteButton>
  );
}
