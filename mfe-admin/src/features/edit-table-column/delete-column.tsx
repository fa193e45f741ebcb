import type { TableColumn } from '@werkbank/contracts/entities';
import { useFormats } from '@werkbank/kit/formats';
import { DeleteButton } from '@werkbank/kit/ui/delete-dialog';
import { useApiMutation } from '@werkbank/kit/api';
import { useTranslation } from 'react-i18next';

/** Deletes a column from all of its groups, after their number was shown. */
export function DeleteColumn({ column, onDeleted }: { column: TableColumn; onDeleted: () => void }) {
  const { t } = useTranslation('admin');
  const formats = useFormats();
  const { key, groups, articles } = column;
  const remove = useApiMutation('deleteTableColumn', {
    success: t('columns.deleted'),
    changes: ['listTableColumns', 'getManagedCategory'],
    silent: true,
  });
  return (
    <DeleteButton
      label={t('columns.delete')}
      title={t('columns.deleteTitle', { name: column.name[formats.language] })}
      confirm={t('columns.deleteFrom', { count: groups, groups: formats.number(groups) })}
      remove={() => remove.mutateAsync({ params: { columnKey: key }, query: { groups } })}
      onDeleted={onDeleted}
    >
      {t('columns.deleteText', {
        count: groups,
        groups: formats.number(groups),
        articles: formats.number(articles),
      })}
    </DeleteButton>
  );
}
