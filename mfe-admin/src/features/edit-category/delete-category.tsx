import type { ManagedCategoryPage } from '@werkbank/contracts/entities';
import { DeleteButton } from '@werkbank/kit/ui/delete-dialog';
import { useFormats } from '@werkbank/kit/formats';
import { useApiMutation } from '@werkbank/kit/api';
import { useTranslation } from 'react-i18next';

/** Deletes a category or group that is empty. */
export function DeleteCategory({
  category,
  onDeleted,
}: {
  category: ManagedCategoryPage;
  onDeleted: () => void;
}) {
  const { t } = useTranslation('admin');
  const { language } = useFormats();
  const remove = useApiMutation('deleteCategory', {
    success: t('categories.deleted'),
    changes: ['listCategories', 'listTableColumns'],
    silent: true,
  });
  return (
    <DeleteButton
      label={t(`categories.delete.${category.kind}`)}
      title={t('categories.deleteTitle', { name: category.name[language] })}
      confirm={t(`categories.delete.${category.kind}`)}
      remove={() => remove.mutateAsync({ params: { categoryId: category.categoryId } })}
      onDeleted={onDeleted}
    >
      {t('categories.deleteText')}
    </DeleteButton>
  );
}
