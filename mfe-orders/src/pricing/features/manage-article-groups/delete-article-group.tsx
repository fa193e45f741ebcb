import type { ArticleGroup } from '@werkbank/contracts/entities';
import { Button } from '@werkbank/kit/button';
import * as icons from '@werkbank/kit/icons';
import { useApiMutation } from '@werkbank/kit/api';
import { withoutAsking } from '@werkbank/kit/navigation-guard';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DeleteRule } from '../../rules/delete-rule';
import { type OwnArticleGroup, removeArticleGroup } from '../../cache-updates/article-groups';

/** Deletes an article group after asking; one that a discount is about stays, and says where. */
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
  const [asking, setAsking] = useState(false);
  const remove = useApiMutation('deleteArticleGroup', {
    success: t('done.articleGroupDeleted'),
    changes: ['listArticleGroups', 'listMaterialGroups'],
    local: (cache) => removeArticleGroup(cache, group),
  });
  return (
    <>
      <Button kind="danger" icon={icons.trash} onClick={() => setAsking(true)}>
        {t('articleGroup.delete')}
      </Button>
      {asking ? (
        <DeleteRule
          title={t('articleGroup.deleteTitle', { name: group.name })}
          confirm={t('articleGroup.delete')}
          command={remove}
          onConfirm={() => remove.mutate({ params }, { onSuccess: () => withoutAsking(onDeleted) })}
          onClose={() => setAsking(false)}
        >
          {t('articleGroup.deleteHelp')}
        </DeleteRule>
      ) : null}
    </>
  );
}
